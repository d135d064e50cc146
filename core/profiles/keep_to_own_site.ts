import type { Uses } from '#core/ports'
import { ok } from '#core/result'

/**
 * Shows a member on their own site only, or on all sites of its pool again. Conversations and matches
 * with members of other sites stay. Rule: docs/product/sites.md, Pool of sites.
 */
export function keepToOwnSite(
  { unitOfWork }: Uses<'unitOfWork'>,
  { userId, ownSiteOnly }: Readonly<{ userId: string; ownSiteOnly: boolean }>
) {
  return unitOfWork.run(async ({ users, profiles }) => {
    await users.lock(userId)
    const profile = await profiles.first({ userId })
    if (profile) await profiles.update(profile.id, { ownSiteOnly })
    return ok()
  })
}
