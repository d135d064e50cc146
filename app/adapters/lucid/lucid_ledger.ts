import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { memberOf, type Movement } from '#core/credits/movement'
import { Ledger } from '#core/ports/ledger'
import LedgerMovement from '#models/ledger_movement'

const add = `
  insert into ledger_movements
    (id, kind, from_account, to_account, credits, idempotency_key, order_id, at)
  values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (idempotency_key) do nothing
  returning credits`

const addToBalance = 'update users set credits = credits + ? where id = ?'

/** All in one, as each statement is a journey to the server and back. */
const addWithBalances = `
  with added as (${add}, from_account),
  balanced as (
    update users
    set credits = users.credits + added.credits *
      case when added.from_account = 'member:' || users.id then -1 else 1 end
    from added where users.id = any(?)
  )
  select credits from added`

export class LucidLedger extends Ledger {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async post(movement: Movement) {
    const isAdded = this.#isPostgres()
      ? await this.#postAtOnce(movement)
      : await this.#post(movement)
    return isAdded ? 'posted' : 'already_posted'
  }

  lotMovementsOf(userId: string) {
    return LedgerMovement.ofLots(userId, this.client)
  }

  movementsOfOrder(orderId: string) {
    return LedgerMovement.query({ client: this.client }).where({ orderId })
  }

  #isPostgres() {
    return this.client.dialect.name === 'postgres'
  }

  /** Prepared once for each connection, by its name. */
  async #postAtOnce(movement: Movement) {
    const bindings = [...valuesOf(movement), membersOf(movement)]
    const query = this.client.knexClient.raw(addWithBalances, bindings)
    const { rows }: { rows: unknown[] } = await query.options({ name: 'post_movement' })
    return rows.length > 0
  }

  async #post(movement: Movement) {
    const added: unknown[] = await this.client.knexClient.raw(add, valuesOf(movement))
    if (added.length === 0) return false
    for (const userId of membersOf(movement)) {
      const { from, credits } = movement
      const change = memberOf(from) === userId ? -credits : credits
      await this.client.knexClient.raw(addToBalance, [change, userId])
    }
    return true
  }
}

/** Without the model and its builder: this is written with every message. */
function valuesOf({ id, kind, from, to, credits, idempotencyKey, orderId, at }: Movement) {
  return [id, kind, from, to, credits, idempotencyKey, orderId, at.toMillis()]
}

/** Only members have a stored balance; the check on the column refuses one below zero. */
function membersOf({ from, to }: Movement) {
  return [from, to].map(memberOf).filter((userId) => userId !== null)
}
