import { downloadState } from '#core/accounts/data/data_download'
import type { Uses } from '#core/ports'

/**
 * Ends a download whose days are over: its link stops working, and a job removes its file. Returns
 * whether it ended; one that is ready or in preparation does not.
 * Rule: docs/product/privacy.md, Data download.
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
