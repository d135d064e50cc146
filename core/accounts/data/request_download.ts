import { requestsCountFrom } from '#core/accounts/data/data_download'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

/**
 * Has a member's data gathered into one file (section 2, Settings); the link to it comes by mail.
 * Refuses 'download_once_a_day' when the last request is 24 hours old or less.
 */
export async function requestDownload(
  { clock, ids, secrets, unitOfWork }: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { userId }: Readonly<{ userId: string }>
) {
  return unitOfWork.run(async ({ jobs, tokens, users }) => {
    await users.lock(userId)
    const now = clock.now()
    if (await tokens.count(userId, 'data', requestsCountFrom(now))) {
      return refuse('download_once_a_day')
    }
    const tokenId = ids.next()
    // The request counts from here on; its link works once the file is there.
    await tokens.add({
      id: tokenId,
      userId,
      purpose: 'data',
      digest: secrets.digest(secrets.make()),
      createdAt: now,
      expiresAt: now,
      usedAt: null,
    })
    await jobs.add({ name: 'prepare_download', tokenId })
    return ok()
  })
}
