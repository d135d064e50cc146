import type { Uses } from '#core/ports'
import type { SiteSettings } from '#core/sites/settings/settings'

type SendPorts = Uses<'clock' | 'mailer' | 'secrets' | 'unitOfWork'>
type SendInput = Readonly<{ tokenId: string; settings: Pick<SiteSettings, 'resetLinkMinutes'> }>

/**
 * Mails the link with which a new password is chosen (section 8). It works once, for the minutes
 * that the settings give, counted from here. Sent again, it replaces its own link; one that was
 * used, or whose owner is gone, is not sent.
 */
export async function sendResetMail(ports: SendPorts, { tokenId, settings }: SendInput) {
  const secret = ports.secrets.make()
  const minutes = settings.resetLinkMinutes
  const mail = await ports.unitOfWork.run(async (repositories) => {
    const { tokens, users } = repositories
    const token = await tokens.find(tokenId)
    const user = token && (await users.lock(token.userId))
    if (!user || user.email === null || token.usedAt !== null) return null
    const expiresAt = ports.clock.now().plus({ minutes })
    await tokens.renew(tokenId, { digest: ports.secrets.digest(secret), expiresAt })
    const profile = await repositories.profiles.findByUser(user.id)
    const { id: userId, email: to, language, siteId } = user
    const kind = 'password_reset' as const
    return { kind, userId, to, language, siteId, name: profile?.name ?? '', secret, minutes }
  })
  if (mail) await ports.mailer.send(mail)
}
