import type { DateTime } from 'luxon'
import { isEmail, normaliseEmail } from '#core/email'
import type { User } from '#core/users/user'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

type RequestPorts = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>
type RequestInput = Readonly<{
  email: string
  settings: Pick<SiteSettings, 'resetMailsPerDay'>
}>

/**
 * Requests the mail with a password reset link. Refuses 'email_not_found', and 'too_many_reset_mails'
 * once the site's daily number was requested, on a day in the member's own time zone. Earlier links
 * keep working until one is used. Rule: docs/product/accounts.md, Password.
 */
export async function requestPasswordReset(ports: RequestPorts, input: RequestInput) {
  const email = normaliseEmail(input.email)
  if (!isEmail(email)) return refuse('email_not_found')
  return ports.unitOfWork.run(async (repositories) => {
    const found = await repositories.users.first({ email })
    const user = found && (await repositories.users.lock(found.id))
    if (!user || user.email !== email) return refuse('email_not_found')
    return requestMail(repositories, ports, user, input.settings.resetMailsPerDay)
  })
}

/** The request counts now; its link works once the mail with its secret is composed. */
async function requestMail(
  { jobs, tokens }: Repositories,
  { clock, ids, secrets }: RequestPorts,
  user: User,
  max: number
) {
  const now = clock.now()
  const today = await tokens.count(user.id, 'password_reset', dayOf(user, now))
  if (today >= max) return refuse('too_many_reset_mails')
  const id = ids.next()
  await tokens.add({
    id,
    userId: user.id,
    purpose: 'password_reset',
    digest: secrets.digest(secrets.make()),
    createdAt: now,
    expiresAt: now,
    usedAt: null,
  })
  await jobs.add({ name: 'send_mail', kind: 'password_reset', userId: user.id, tokenId: id })
  return ok()
}

function dayOf({ timeZone }: User, now: DateTime) {
  return now.setZone(timeZone).startOf('day')
}
