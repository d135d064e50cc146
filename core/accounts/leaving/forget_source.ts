import type { DateTime } from 'luxon'
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

/** Forgets where an erased member came from. Does nothing for an account that is not erased. */
export function forgetSource(
  { unitOfWork }: Uses<'unitOfWork'>,
  { userId }: Readonly<{ userId: string }>
) {
  return unitOfWork.run(async ({ users }) => {
    const user = await users.lock(userId)
    if (user?.status === 'deleted') await users.update(userId, noTracking)
  })
}
