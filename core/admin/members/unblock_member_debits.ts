import type { Actor } from '#core/admin/admin'
import { memberAct, parseReason, type OnMember } from '#core/admin/members/member_act'
import { unblockDebits } from '#core/payments/direct_debit/unblock_debits'
import type { Uses } from '#core/ports'
import { ok } from '#core/result'

type Unblocking = OnMember & Readonly<{ by: Actor; reason: string }>

/**
 * Lets a member whose direct debit was returned pay by direct debit again, as `unblockDebits`, which
 * mails them. Returns the number of unblocked debits. Refuses as `memberAct` and `unblockDebits` do.
 * Rule: docs/product/payments.md, Direct debit.
 */
export function unblockMemberDebits(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { by, reason, userId }: Unblocking
) {
  const act = { by, right: 'settle_transfer', userId, reason: parseReason(reason) } as const
  return memberAct(ports, act, async (within) => {
    const unblocked = await unblockDebits(within, { userId, reason })
    if (!unblocked.ok) return unblocked
    const { debits } = unblocked.value
    return ok({ after: { unblocked: debits }, value: { debits } })
  })
}
