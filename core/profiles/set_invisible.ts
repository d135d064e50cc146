import { isPremium } from '#core/users/premium'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

/**
 * Switches invisible mode (docs/product/profiles.md, Invisible mode): an invisible member is in no search. Refuses
 * 'premium_required' to a free member who wants it; anyone may become visible again, who has not taken
 * back the consent to use whom they look for.
 */
export function setInvisible(
  { unitOfWork }: Uses<'unitOfWork'>,
  { userId, invisible }: Readonly<{ userId: string; invisible: boolean }>
) {
  return unitOfWork.run(async ({ users, profiles }) => {
    const user = await users.lock(userId)
    if (invisible && !isPremium(user)) return refuse('premium_required')
    const profile = await profiles.first({ userId })
    if (profile) {
      const changes = { wishesInvisible: invisible, invisible: invisible || profile.withdrawn }
      await profiles.update(profile.id, changes)
    }
    return ok()
  })
}
