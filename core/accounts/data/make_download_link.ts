import { downloadDays } from '#core/accounts/data/data_download'
import type { Uses } from '#core/ports'
import { renewLink } from '#core/users/renew_link'

/**
 * Makes the link to a file that `prepareDownload` has made; returns its secret, of which only the
 * digest is stored, and the days for which it works. A new link replaces the earlier one. Null for
 * a download that is over, or whose owner has no address any more.
 */
export async function makeDownloadLink(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { tokenId }: Readonly<{ tokenId: string }>
) {
  const secret = await renewLink(ports, { tokenId, validFor: { days: downloadDays } })
  return secret === null ? null : { secret, days: downloadDays }
}
