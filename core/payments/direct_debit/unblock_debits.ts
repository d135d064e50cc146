import { blockingDebits } from '#core/payments/direct_debit/may_debit'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type Unblocking = Readonly<{
  userId: string
  /** Of the operator, in at most 500 signs; it stays at the debits. */
  reason: string
}>

/**
 * Lets a member pay by direct debit again after debits of theirs had come back, and tells them by
 * mail. When that was and why stays at each of these debits; one that comes back later blocks
 * anew. Answers how many blocked. Refuses 'user_not_found', also for who is erased, 'not_blocked'
 * and 'reason_missing'.
 */
export function unblockDebits(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { userId, reason }: Unblocking
) {
  const unblockReason = reason.trim().slice(0, longestReason)
  return unitOfWork.run(async ({ users, debits, jobs }) => {
    if (!unblockReason) return refuse('reason_missing')
    const user = await users.lock(userId)
    if (!user || user.status === 'deleted') return refuse('user_not_found')
    const blocking = blockingDebits(await debits.ofUser(userId))
    const last = blocking.at(-1)
    if (!last) return refuse('not_blocked')
    const unblockedAt = clock.now()
    for (const { id } of blocking) await debits.update(id, { unblockedAt, unblockReason })
    await jobs.add({ name: 'send_mail', kind: 'debit_unblocked', userId, debitId: last.id })
    return ok({ debits: blocking.length })
  })
}

const longestReason = 500
