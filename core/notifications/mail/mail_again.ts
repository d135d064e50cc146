import { renewLink } from '#core/users/renew_link'
import { isUsable } from '#core/users/token'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

const linkHours = 24
const mailsPerDay = 3

/**
 * Asks for the mail that switches notifications by mail on again. Refuses 'mail_is_on', and
 * 'too_many_mails_today' after three in 24 hours.
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
    await jobs.add({ name: 'send_mail', kind: 'mail_again', userId, tokenId: id })
    return ok()
  })
}

/**
 * Makes the link in that mail; returns its secret, of which only the digest is kept. It works once,
 * for 24 hours, and replaces itself when it is made again. Null for one that was used, or whose
 * owner has no address any more.
 */
export async function makeMailAgainLink(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { tokenId }: Readonly<{ tokenId: string }>
) {
  const secret = await renewLink(ports, { tokenId, validFor: { hours: linkHours } })
  return secret === null ? null : { secret }
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
    const token = await tokens.first({ purpose: 'mail_again', digest: secrets.digest(secret) })
    const user = token && (await users.lock(token.userId))
    if (!user || !isUsable(token, clock.now())) return refuse('mail_link_invalid')
    await tokens.markUsed(token.id, clock.now())
    await users.update(user.id, { notificationsDisabled: [] })
    return ok()
  })
}
