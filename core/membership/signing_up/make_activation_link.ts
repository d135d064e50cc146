import type { User } from '#core/accounts/user'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import type { SiteSettings } from '#core/sites/settings/settings'

type SendPorts = Uses<'clock' | 'ids' | 'mailer' | 'secrets' | 'unitOfWork'>
type SendInput = Readonly<{ userId: string; settings: Pick<SiteSettings, 'activationLinkDays'> }>

/**
 * Mails the link that activates an account (section 4). It works once, for the days that the
 * settings give; links mailed before stop working. Who is confirmed already, or has no address
 * any more, gets nothing.
 */
export async function sendActivationMail(ports: SendPorts, input: SendInput) {
  const secret = ports.secrets.make()
  const mail = await ports.unitOfWork.run(async (repositories) => {
    const user = await repositories.users.lock(input.userId)
    if (!user || user.status !== 'not_confirmed' || user.email === null) return null
    await replaceLink(repositories, ports, input, secret)
    return composeMail(repositories, { ...user, email: user.email }, secret)
  })
  if (mail) await ports.mailer.send(mail)
}

async function replaceLink(
  { tokens }: Pick<Repositories, 'tokens'>,
  { clock, ids, secrets }: SendPorts,
  { userId, settings }: SendInput,
  secret: string
) {
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
}

async function composeMail(
  { profiles }: Pick<Repositories, 'profiles'>,
  { id, email, language, siteId }: User & { email: string },
  secret: string
) {
  const profile = await profiles.findByUser(id)
  return {
    kind: 'activation',
    userId: id,
    to: email,
    language,
    siteId,
    name: profile?.name ?? '',
    secret,
  } as const
}
