import { requestsCountFrom } from '#core/accounts/data/data_download'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

/**
 * Requests the download of a member's data: a job gathers it into one file and mails the link.
 * Refuses 'download_once_a_day' when the last request is 24 hours old or less.
 * Rule: docs/product/privacy.md, Data download.
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
    // The request counts now; its link works once the file is prepared.
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
