import type { Uses } from '#core/ports'
import type { SiteSettings } from '#core/sites/settings/settings'

type LinkPorts = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>
type LinkInput = Readonly<{ userId: string; settings: Pick<SiteSettings, 'activationLinkDays'> }>

/**
 * Creates the link that activates an account. Returns its secret, of which only the digest is stored.
 * It works once, for the days that the settings give; earlier links stop working. Null for a member
 * who is confirmed already, or has no address. Rule: docs/product/accounts.md, Confirmation.
 */
export async function makeActivationLink(
  { clock, ids, secrets, unitOfWork }: LinkPorts,
  { userId, settings }: LinkInput
) {
  const secret = secrets.make()
  return unitOfWork.run(async ({ tokens, users }) => {
    const user = await users.lock(userId)
    if (!user || user.status !== 'not_confirmed' || user.email === null) return null
    const now = clock.now()
    await tokens.expireAll(userId, 'activation', now)
    await tokens.add({
      id: ids.next(),
      userId,
      purpose: 'activation',
      digest: secrets.digest(secret),
      createdAt: now,
      expiresAt: now.plus({ days: settings.activationLinkDays }),
      usedAt: null,
    })
    return { secret }
  })
}
