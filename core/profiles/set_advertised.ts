import type { Uses } from '#core/ports'
import { ok } from '#core/result'

/**
 * Switches whether a member may be shown to visitors, on the home page and in advertising. Off until
 * they switch it on; off, it takes what `setCaptioned` switched on with it. Rule: docs/product/profiles.md, Shown to visitors.
 */
export function setAdvertised(
  { unitOfWork }: Uses<'unitOfWork'>,
  { userId, advertised }: Readonly<{ userId: string; advertised: boolean }>
) {
  return unitOfWork.run(async ({ users, profiles }) => {
    await users.lock(userId)
    const profile = await profiles.first({ userId })
    if (profile) {
      const captioned = advertised && profile.captioned
      await profiles.update(profile.id, { advertised, captioned })
    }
    return ok()
  })
}
