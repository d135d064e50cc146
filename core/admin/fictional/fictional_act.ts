import type { SignedInAdmin } from '#core/admin/admin'
import { performAct, type Change } from '#core/admin/perform_act'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { refuse, type Result } from '#core/result'
import type { Profile } from '#core/profiles/profile'

/** The fictional profile that an admin changes. */
export type OnFictional = Readonly<{ by: SignedInAdmin; profileId: string }>

/**
 * Does an act to a fictional profile, whose account is locked while `work` changes it. Refuses as
 * `performAct` does, and 'member_not_found' for an unknown profile and for one of a member.
 * Rule: docs/product/back-office.md, Fictional profiles.
 */
export async function fictionalAct<
  P extends Uses<'clock' | 'secrets' | 'unitOfWork'>,
  T,
  R extends string,
>(
  ports: P,
  { by, profileId }: OnFictional,
  work: (within: P, repositories: Repositories, profile: Profile) => Promise<Result<Change<T>, R>>
) {
  const known = await ports.unitOfWork.run(({ profiles }) => profiles.find(profileId))
  if (!known?.fictional) return refuse('member_not_found')
  const { siteId, userId } = known
  const on = { kind: 'fictional', id: profileId } as const
  const act = { by, right: 'edit_fictional', on, siteId, reason: null } as const
  return performAct<P, T, R | 'member_not_found'>(ports, act, async (within, repositories) => {
    await repositories.users.lock(userId)
    const profile = await repositories.profiles.find(profileId)
    return profile ? work(within, repositories, profile) : refuse('member_not_found')
  })
}
