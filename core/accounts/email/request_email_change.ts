import { checkOldPassword } from '#core/accounts/password/change_password'
import { isEmail, normaliseEmail } from '#core/email'
import { isDisposable } from '#core/users/disposable_email'
import { refuseFields } from '#core/field_refusals'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

type ProvenInput = Readonly<{
  userId: string
  email: string
  settings: Pick<SiteSettings, 'emailChangeLinkHours' | 'emailChangesPerDay'>
}>
type RequestInput = ProvenInput & Readonly<{ password: string }>

/**
 * Requests a change of the e-mail address: a link is mailed to the new one, and nothing changes until
 * it is used; earlier links stop working. Refuses 'invalid_fields': 'password_wrong', and only
 * with the right password 'new_email_invalid', 'email_throw_away', 'email_taken' and
 * 'too_many_email_changes' with `max` in 24 hours. Rule: docs/product/accounts.md, Email change.
 */
export async function requestEmailChange(
  ports: Uses<'clock' | 'ids' | 'passwords' | 'throwAwayDomains' | 'unitOfWork'>,
  input: RequestInput
) {
  const user = await ports.unitOfWork.run(({ users }) => users.find(input.userId))
  const password = await checkOldPassword(ports, user?.passwordHash ?? null, input.password)
  if (!password.ok) return refuseFields({ old_password: refuse('password_wrong') })
  const email = await requestProvenEmailChange(ports, input)
  return email.ok ? ok() : refuseFields({ email })
}

/**
 * Requests a change for a member who was proven to be the owner in another way than by the password. Refuses what
 * is wrong with the address, or that there were too many.
 */
export function requestProvenEmailChange(
  ports: Uses<'clock' | 'ids' | 'throwAwayDomains' | 'unitOfWork'>,
  input: ProvenInput
) {
  return ports.unitOfWork.run(async (repositories) => {
    const email = await parseNewEmail(repositories, ports, input)
    if (!email.ok) return email
    await addChange(repositories, ports, input, email.value)
    return ok()
  })
}

/** The new address as it is kept. Refuses what is wrong with it, or that there were too many. */
export async function parseNewEmail(
  { emailChanges, users }: Repositories,
  { clock, throwAwayDomains }: Uses<'clock' | 'throwAwayDomains'>,
  { userId, email: typed, settings }: ProvenInput
) {
  await users.lock(userId)
  const email = normaliseEmail(typed)
  if (!isEmail(email)) return refuse('new_email_invalid')
  if (isDisposable(email, throwAwayDomains)) return refuse('email_throw_away')
  if (await users.first({ email })) return refuse('email_taken')
  const { emailChangesPerDay: max } = settings
  const requested = await emailChanges.count(userId, clock.now().minus({ days: 1 }))
  return requested < max ? ok(email) : refuse('too_many_email_changes', { max })
}

async function addChange(
  { emailChanges, jobs, users }: Repositories,
  { clock, ids }: Uses<'clock' | 'ids'>,
  { userId, settings }: ProvenInput,
  newEmail: string
) {
  const now = clock.now()
  const { email } = (await users.find(userId)) ?? {}
  const id = ids.next()
  await emailChanges.expire(userId, 'waiting', now)
  await emailChanges.add({
    id,
    userId,
    newEmail,
    oldEmail: email ?? '',
    requestedAt: now,
    digest: null,
    changedAt: null,
    undoneAt: null,
    expiresAt: now.plus({ hours: settings.emailChangeLinkHours }),
  })
  await jobs.add({ name: 'send_mail', kind: 'email_change', userId, changeId: id })
}
