import { memberAccount, type LedgerAccount } from '#core/credits/movement'

type Leg = Readonly<{ from: LedgerAccount; to: LedgerAccount; credits: number }>

type Page<M extends Leg> = Readonly<{
  userId: string
  /** Consecutive movements of this member, newest first. */
  movements: readonly M[]
  /** Whole credits after the first (newest) of them. */
  balance: number
}>

/**
 * The lines of a statement, newest first: the change by each movement and the balance after it, both
 * in whole credits. Rule: docs/product/credits.md, Statement.
 */
export function statementLines<M extends Leg>({ userId, movements, balance }: Page<M>) {
  const account = memberAccount(userId)
  let after = balance
  return movements.map((movement) => {
    const change = movement.to === account ? movement.credits : -movement.credits
    const line = { movement, change, balance: after }
    after -= change
    return line
  })
}

const spentIn = /^(?:message|photo|gift):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}):/

/** The conversation in which a movement's credits were spent, from its idempotency key; null for others. */
export function conversationOf({ idempotencyKey }: Readonly<{ idempotencyKey: string }>) {
  return spentIn.exec(idempotencyKey)?.[1] ?? null
}
