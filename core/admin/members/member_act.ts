import { performAct, type Act, type Change } from '#core/admin/perform_act'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { refuse, type Result } from '#core/result'
import type { User } from '#core/users/user'

/** The member that an act is done to, by user id. */
export type OnMember = Readonly<{ userId: string }>

type MemberAct = OnMember & Pick<Act, 'by' | 'right' | 'reason'>

/**
 * Does an act to a member, who is locked while `work` changes them. Refuses as `performAct` does, and
 * 'member_not_found' for an unknown or an erased member. Rule: docs/product/back-office.md, Members.
 */
export async function memberAct<
  P extends Uses<'clock' | 'secrets' | 'unitOfWork'>,
  T,
  R extends string,
>(
  ports: P,
  { by, reason, right, userId }: MemberAct,
  work: (within: P, repositories: Repositories, user: User) => Promise<Result<Change<T>, R>>
) {
  const known = await ports.unitOfWork.run(({ users }) => users.find(userId))
  if (!known) return refuse('member_not_found')
  const on = { kind: 'member', id: userId } as const
  const act = { by, right, on, siteId: known.siteId, reason }
  return performAct<P, T, R | 'member_not_found'>(ports, act, async (within, repositories) => {
    const user = await repositories.users.lock(userId)
    if (!user || user.status === 'deleted') return refuse('member_not_found')
    return work(within, repositories, user)
  })
}

/**
 * The reason of an act as typed: trimmed, at most 500 characters; null when there is none. Acts that
 * need one refuse 'reason_missing'. Rule: docs/product/back-office.md, Members.
 */
export function parseReason(typed: string): string | null {
  return typed.trim().slice(0, 500) || null
}
