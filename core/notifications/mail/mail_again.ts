import { isUsable } from '#core/accounts/token'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

const linkHours = 24
const mailsPerDay = 3

/**
 * Asks for the mail that switches notifications by mail on again (section 8). Refuses
 * 'mail_is_on', and 'too_many_mails_today' after three in 24 hours.
 */
export function requestMailAgain(
  { clock, ids, secrets, unitOfWork }: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { userId }: Readonly<{ userId: string }>
) {
  return unitOfWork.run(async ({ jobs, tokens, users }) => {
    const now = clock.now()
    const user = await users.lock(userId)
    if (!user || user.notificationsDisabled.length === 0) return refuse('mail_is_on')
    const today = await tokens.count(userId, 'mail_again', now.minus({ days: 1 }))
    if (today >= mailsPerDay) return refuse('too_many_mails_today')
    const id = ids.next()
    await tokens.add({
      id,
      userId,
      purpose: 'mail_again',
      digest: secrets.digest(secrets.make()),
      createdAt: now,
      expiresAt: now,
      usedAt: null,
    })
    await jobs.add({ name: 'send_mail_again_mail', tokenId: id })
    return ok()
  })
}

/** Mails the link; it works once, for 24 hours, and replaces its own when it is sent again. */
export async function sendMailAgainMail(
  { clock, mailer, secrets, unitOfWork }: Uses<'clock' | 'mailer' | 'secrets' | 'unitOfWork'>,
  { tokenId }: Readonly<{ tokenId: string }>
) {
  const secret = secrets.make()
  const mail = await unitOfWork.run(async ({ profiles, tokens, users }) => {
    const token = await tokens.find(tokenId)
    const user = token && (await users.lock(token.userId))
    if (!user?.email || token?.usedAt !== null) return null
    const expiresAt = clock.now().plus({ hours: linkHours })
    await tokens.renew(tokenId, { digest: secrets.digest(secret), expiresAt })
    const { id: userId, email: to, language, siteId } = user
    const name = (await profiles.findByUser(userId))?.name ?? ''
    return { kind: 'mail_again', userId, to, language, siteId, name, secret } as const
  })
  if (mail) await mailer.send(mail)
}

/**
 * Switches notifications by mail on again, by the link that proves the address: every reason is
 * gone, the switches are as they were. Refuses 'mail_link_invalid' (used, expired, made up).
 */
export function resumeMail(
  { clock, secrets, unitOfWork }: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { secret }: Readonly<{ secret: string }>
) {
  return unitOfWork.run(async ({ tokens, users }) => {
    const token = await tokens.findByDigest('mail_again', secrets.digest(secret))
    const user = token && (await users.lock(token.userId))
    if (!user || !isUsable(token, clock.now())) return refuse('mail_link_invalid')
    await tokens.markUsed(token.id, clock.now())
    await users.update(user.id, { notificationsDisabled: [] })
    return ok()
  })
}
