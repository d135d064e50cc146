import { downloadState } from '#core/accounts/data/data_download'
import type { Uses } from '#core/ports'

/**
 * Has the file of a download removed once its days are over, for good; one that is ready or being
 * made is left alone. Answers whether it ended.
 */
export async function endDownload(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { tokenId }: Readonly<{ tokenId: string }>
) {
  const now = clock.now()
  return unitOfWork.run(async ({ jobs, tokens }) => {
    const token = await tokens.find(tokenId)
    if (!token || token.usedAt !== null || downloadState(token, now) !== 'over') return false
    await tokens.markUsed(tokenId, now)
    await jobs.add({ name: 'remove_downloads', tokenIds: [tokenId] })
    return true
  })
}
