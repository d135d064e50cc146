import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Movement } from '#core/credits/movement'
import { Ledger } from '#core/repositories/ledger'
import LedgerMovement from '#models/ledger_movement'

/** The database itself brings the balance of the member along. */
const add = `
  insert into ledger_movements
    (id, kind, from_account, to_account, credits, idempotency_key, order_id, at)
  values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (idempotency_key) do nothing
  returning id`

const bringBalancesAlong = 'set constraints ledger_movements_balances immediate'

export class LucidLedger extends Ledger {
  constructor(private client: TransactionClientContract) {
    super()
  }

  /** Without the model and its builder, and on PostgreSQL prepared once: every message comes here. */
  async post(movement: Movement) {
    const query = this.client.knexClient.raw(add, valuesOf(movement))
    const answer = await query.options({ name: 'post_movement' })
    const added: unknown[] = this.#isPostgres() ? answer.rows : answer
    return added.length > 0 ? 'posted' : 'already_posted'
  }

  /** SQLite has done it with each movement, having no more than one transaction at a time. */
  async settle() {
    if (this.#isPostgres()) await this.client.rawQuery(bringBalancesAlong)
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
