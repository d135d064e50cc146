import type { Uses } from '#core/ports'
import type { SiteSettings } from '#core/sites/settings/settings'

type LinkPorts = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>
type LinkInput = Readonly<{ userId: string; settings: Pick<SiteSettings, 'activationLinkDays'> }>

/**
 * Makes the link that activates an account; answers its secret, of which only the digest is kept.
 * It works once, for the days that the settings give; links made before stop working. Null for a
 * member who is confirmed already, or has no address any more.
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
