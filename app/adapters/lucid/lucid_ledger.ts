import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LedgerAccount, Movement } from '#core/credits/movement'
import { Ledger } from '#core/ports/ledger'
import { insertUnlessKnown } from '#adapters/lucid/conflicts'
import LedgerMovement from '#models/ledger_movement'

const memberPrefix = 'member:'

export class LucidLedger extends Ledger {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async post(movement: Movement) {
    const added = await insertUnlessKnown(this.client, (client) =>
      LedgerMovement.create(movement, { client })
    )
    if (!added) return 'already_posted'
    await this.#addToBalance(movement.from, -movement.credits)
    await this.#addToBalance(movement.to, movement.credits)
    return 'posted'
  }

  movementsOf(userId: string) {
    const account = `${memberPrefix}${userId}`
    return LedgerMovement.query({ client: this.client })
      .where('from', account)
      .orWhere('to', account)
      .orderBy('at')
      .orderBy('id')
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
