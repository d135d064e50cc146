import { endLogins } from '#core/accounts/logging_in/end_logins'
import type { Actor } from '#core/admin/admin'
import { memberAct, type OnMember } from '#core/admin/members/member_act'
import type { Uses } from '#core/ports'
import { ok } from '#core/result'

/**
 * Ends all logins of a member, or one of them. Returns the number of those that had not ended yet.
 * Refuses as `memberAct` does. Rule: docs/product/back-office.md, Members.
 */
export function endMemberLogins(
  ports: Uses<'clock' | 'events' | 'secrets' | 'unitOfWork'>,
  { by, loginId, userId }: OnMember & Readonly<{ by: Actor; loginId: string | null }>
) {
  const act = { by, right: 'end_member_logins', userId, reason: null } as const
  return memberAct<typeof ports, number, never>(ports, act, async (within, { logins }) => {
    const before = (await logins.where({ userId })).length
    await endLogins(within, loginId === null ? { userId } : { userId, only: loginId })
    const after = (await logins.where({ userId })).length
    return ok({ before: { logins: before }, after: { logins: after }, value: before - after })
  })
}
