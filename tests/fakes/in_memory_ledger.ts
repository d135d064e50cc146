import type { InMemoryUsers } from '#tests/fakes/in_memory_users'
import { memberAccount, memberOf, type LedgerAccount, type Movement } from '#core/credits/movement'
import { Ledger } from '#core/repositories/ledger'

export class InMemoryLedger extends Ledger {
  readonly rows: Movement[] = []
  /** Movements of this unit of work that the stored balances do not include yet. */
  readonly unsettled: Movement[] = []
  readonly #users: InMemoryUsers

  constructor(users: InMemoryUsers) {
    super()
    this.#users = users
  }

  async post(movement: Movement) {
    if (await this.isPosted(movement.idempotencyKey)) return 'already_posted'
    this.rows.push(movement)
    this.unsettled.push(movement)
    return 'posted'
  }

  async isPosted(idempotencyKey: string) {
    return this.rows.some((posted) => posted.idempotencyKey === idempotencyKey)
  }

  async settle() {
    for (const { from, to, credits } of this.unsettled.splice(0)) {
      this.#change(from, -credits)
      this.#change(to, credits)
    }
  }

  async lotMovementsOf(userId: string) {
    const account = memberAccount(userId)
    return this.rows.filter(
      ({ from, to, orderId }) => to === account || (from === account && orderId !== null)
    )
  }

  async movementsOfOrder(orderId: string) {
    return this.rows.filter((movement) => movement.orderId === orderId)
  }

  #change(account: LedgerAccount, credits: number) {
    const userId = memberOf(account)
    const user = userId === null ? undefined : this.#users.rows.get(userId)
    if (!user) return
    this.#users.noteLock(user)
    if (user.credits + credits < 0) throw new RangeError(`Below zero: ${account}`)
    this.#users.rows.set(user.id, { ...user, credits: user.credits + credits })
  }
}
