import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Movement } from '#core/credits/movement'
import { Ledger } from '#core/repositories/ledger'
import LedgerMovement from '#models/ledger_movement'

/** Triggers of the database update the stored balance. */
const add = `
  insert into ledger_movements
    (id, kind, from_account, to_account, credits, idempotency_key, order_id, at)
  values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (idempotency_key) do nothing
  returning id`

const updateBalancesNow = 'set constraints ledger_movements_balances immediate'

export class LucidLedger extends Ledger {
  constructor(private client: TransactionClientContract) {
    super()
  }

  /** Plain SQL, prepared once on PostgreSQL: every paid message is posted here. */
  async post(movement: Movement) {
    const query = this.client.knexClient.raw(add, valuesOf(movement))
    const answer = await query.options({ name: 'post_movement' })
    const added: unknown[] = this.#isPostgres() ? answer.rows : answer
    return added.length > 0 ? 'posted' : 'already_posted'
  }

  async isPosted(idempotencyKey: string) {
    const found = await LedgerMovement.query({ client: this.client })
      .where({ idempotencyKey })
      .first()
    return found !== null
  }

  /** PostgreSQL updates balances at commit unless asked earlier; SQLite does with each movement. */
  async settle() {
    if (this.#isPostgres()) await this.client.rawQuery(updateBalancesNow)
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
}

function valuesOf({ id, kind, from, to, credits, idempotencyKey, orderId, at }: Movement) {
  return [id, kind, from, to, credits, idempotencyKey, orderId, at.toMillis()]
}
