import type { Uses } from '#core/ports'
import { ok } from '#core/result'

/**
 * Switches whether caption and number of likes stand beside the photo of a member whom visitors see.
 * Does nothing for one whom they do not see. Rule: docs/product/profiles.md, Shown to visitors.
 */
export function setCaptioned(
  { unitOfWork }: Uses<'unitOfWork'>,
  { userId, captioned }: Readonly<{ userId: string; captioned: boolean }>
) {
  return unitOfWork.run(async ({ users, profiles }) => {
    await users.lock(userId)
    const profile = await profiles.first({ userId })
    if (profile?.advertised) await profiles.update(profile.id, { captioned })
    return ok()
  })
}
