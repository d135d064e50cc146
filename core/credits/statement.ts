import { memberAccount, type LedgerAccount } from '#core/credits/movement'

type Leg = Readonly<{ from: LedgerAccount; to: LedgerAccount; credits: number }>

type Page<M extends Leg> = Readonly<{
  userId: string
  /** Movements of this member that follow each other, newest first. */
  movements: readonly M[]
  /** Whole credits the member had after the first of them. */
  balance: number
}>

/**
 * The lines of a statement, newest first: what each movement changed for this member and what they
 * had after it, both in whole credits (decisions, Credits are money).
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

/** The conversation in which a movement's credits were spent, told by its key; null for others. */
export function conversationOf({ idempotencyKey }: Readonly<{ idempotencyKey: string }>) {
  return spentIn.exec(idempotencyKey)?.[1] ?? null
}
