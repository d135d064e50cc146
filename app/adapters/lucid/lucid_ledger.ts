import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LedgerAccount, Movement } from '#core/credits/movement'
import { Ledger } from '#core/ports/ledger'
import LedgerMovement from '#models/ledger_movement'

const memberPrefix = 'member:'

export class LucidLedger extends Ledger {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async post(movement: Movement) {
    if (!(await this.#add(movement))) return 'already_posted'
    await this.#addToBalance(movement.from, -movement.credits)
    await this.#addToBalance(movement.to, movement.credits)
    return 'posted'
  }

  lotMovementsOf(userId: string) {
    return LedgerMovement.ofLots(userId, this.client)
  }

  movementsOfOrder(orderId: string) {
    return LedgerMovement.query({ client: this.client }).where({ orderId })
  }

  /** Without the model, nor a savepoint: this is written with every message. */
  async #add({ id, kind, from, to, credits, idempotencyKey, orderId, at }: Movement) {
    const added: unknown[] = await this.client
      .table('ledger_movements')
      .insert({
        id,
        kind,
        from_account: from,
        to_account: to,
        credits,
        idempotency_key: idempotencyKey,
        order_id: orderId,
        at: at.toMillis(),
      })
      .onConflict('idempotency_key')
      .ignore()
      .returning('id')
    return added.length > 0
  }

  /** Only members have a stored balance; the check on the column refuses one below zero. */
  async #addToBalance(account: LedgerAccount, credits: number) {
    if (!account.startsWith(memberPrefix)) return
    await this.client
      .from('users')
      .where('id', account.slice(memberPrefix.length))
      .update({ credits: this.client.raw('credits + ?', [credits]) })
  }
}
