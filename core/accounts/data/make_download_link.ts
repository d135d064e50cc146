import { downloadDays } from '#core/accounts/data/data_download'
import type { Uses } from '#core/ports'

/**
 * Makes the link to a file that `prepareDownload` has made; returns its secret, of which only the
 * digest is stored, and the days for which it works. A new link replaces the earlier one. Null for
 * a download that is over, or whose owner has no address any more.
 */
export async function makeDownloadLink(
  { clock, secrets, unitOfWork }: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { tokenId }: Readonly<{ tokenId: string }>
) {
  const secret = secrets.make()
  return unitOfWork.run(async ({ tokens, users }) => {
    const token = await tokens.find(tokenId)
    const user = token && (await users.lock(token.userId))
    if (!user || user.email === null || token.usedAt !== null) return null
    const expiresAt = clock.now().plus({ days: downloadDays })
    await tokens.renew(tokenId, { digest: secrets.digest(secret), expiresAt })
    return { secret, days: downloadDays }
  })
}
