import { blockingDebits } from '#core/payments/direct_debit/may_debit'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type Unblocking = Readonly<{
  userId: string
  /** The operator's reason, cut to 500 characters; stored with the debits. */
  reason: string
}>

/**
 * Lifts the block that returned debits put on a member's direct debit, and mails the member. When
 * and why is stored with each of these debits; a debit returned later blocks again. Returns the
 * number of unblocked debits. Refuses 'user_not_found', also for an erased member, 'not_blocked' and
 * 'reason_missing'. Rule: docs/product/payments.md, Direct debit.
 */
export function unblockDebits(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { userId, reason }: Unblocking
) {
  const unblockReason = reason.trim().slice(0, maxReasonLength)
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

const maxReasonLength = 500
