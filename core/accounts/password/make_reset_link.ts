import type { Uses } from '#core/ports'
import type { SiteSettings } from '#core/sites/settings/settings'
import { renewLink } from '#core/users/renew_link'

type LinkPorts = Uses<'clock' | 'secrets' | 'unitOfWork'>
type LinkInput = Readonly<{ tokenId: string; settings: Pick<SiteSettings, 'resetLinkMinutes'> }>

/**
 * Creates the link that resets a password. Returns its secret, of which only the digest is stored, and
 * the minutes for which it works, once, from now on. Made again, it replaces itself. Null for a used
 * link, or when its owner no longer exists. Rule: docs/product/accounts.md, Password.
 */
export async function makeResetLink(
  ports: LinkPorts,
  { tokenId, settings: { resetLinkMinutes: minutes } }: LinkInput
) {
  const secret = await renewLink(ports, { tokenId, validFor: { minutes } })
  return secret === null ? null : { secret, minutes }
}
