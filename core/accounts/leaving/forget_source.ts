import { DateTime } from 'luxon'
import type { Uses } from '#core/ports'
import { noTracking } from '#core/users/tracking'

/** Days after an erasure for which it is kept where the account came from. */
export const sourceDays = 2

/**
 * When the source of an account that is erased now is forgotten: in the night after the next day, as the numbers of a
 * day are counted until the next one is over. Rule: docs/product/privacy.md, Erasure.
 */
export function sourceForgottenAt(erasedAt: DateTime) {
  return erasedAt.startOf('day').plus({ days: sourceDays, hours: 2 })
}

/** Placeholder of every time of an erased member, the same for all. */
const noTime = DateTime.fromMillis(0, { zone: 'utc' })

/**
 * Forgets where an erased member came from, and on which day they joined. Does nothing for an account that is
 * not erased. Rule: docs/product/privacy.md, Erasure.
 */
export function forgetSource(
  { unitOfWork }: Uses<'unitOfWork'>,
  { userId }: Readonly<{ userId: string }>
) {
  return unitOfWork.run(async ({ profiles, users }) => {
    const user = await users.lock(userId)
    if (user?.status !== 'deleted') return
    const times = { signupDate: noTime, lastSeenAt: noTime, confirmedAt: null }
    await users.update(userId, { ...noTracking, ...times })
    const profile = await profiles.first({ userId })
    if (profile) await profiles.update(profile.id, { createdAt: noTime, lastActiveAt: noTime })
  })
}
