import type { Uses } from '#core/ports'
import type { SiteSettings } from '#core/sites/settings/settings'

type LinkPorts = Uses<'clock' | 'secrets' | 'unitOfWork'>
type LinkInput = Readonly<{ tokenId: string; settings: Pick<SiteSettings, 'resetLinkMinutes'> }>

/**
 * Creates the link that resets a password. Returns its secret, of which only the digest is stored, and
 * the minutes for which it works, once, from now on. Made again, it replaces itself. Null for a used
 * link, or when its owner no longer exists. Rule: docs/product/accounts.md, Password.
 */
export async function makeResetLink(
  { clock, secrets, unitOfWork }: LinkPorts,
  { tokenId, settings: { resetLinkMinutes: minutes } }: LinkInput
) {
  const secret = secrets.make()
  return unitOfWork.run(async ({ tokens, users }) => {
    const token = await tokens.find(tokenId)
    const user = token && (await users.lock(token.userId))
    if (!user || user.email === null || token.usedAt !== null) return null
    const expiresAt = clock.now().plus({ minutes })
    await tokens.renew(tokenId, { digest: secrets.digest(secret), expiresAt })
    return { secret, minutes }
  })
}
