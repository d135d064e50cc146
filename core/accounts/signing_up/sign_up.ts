import { IANAZone } from 'luxon'
import { isBannedAddress } from '#core/accounts/leaving/banned_digests'
import { normaliseEmail } from '#core/email'
import { isDisposable } from '#core/users/disposable_email'
import {
  type AcceptedForm,
  type Circumstances,
  type Member,
  newMember,
} from '#core/accounts/signing_up/new_member'
import {
  parseSignUpAnswers,
  parseSignUpForm,
  type SignUpAnswers,
  type SignUpForm,
} from '#core/accounts/signing_up/sign_up_form'
import { hasTrafficSource } from '#core/users/tracking'
import { areAccepted, refuseFields } from '#core/field_refusals'
import type { Uses } from '#core/ports'
import type { Interest } from '#core/profiles/interests'
import { ok, refuse } from '#core/result'
import { maySignUp } from '#core/sites/entry'
import type { SiteSettings } from '#core/sites/settings/settings'

export type SignUpInput = SignUpForm & Circumstances & Readonly<{ settings: SiteSettings }>

/**
 * Signs a person up: adds an unconfirmed user, a profile that nobody finds yet, and the job that mails
 * the activation link; what they chose of interests on a lander is on it. Returns both ids. Refuses 'invite_only', and 'invalid_fields' with every
 * refused field, among them 'email_taken' (also that of a banned account which is erased) and 'email_throw_away'.
 * Rule: docs/product/accounts.md, Sign-up.
 */
export async function signUp(
  ports: Uses<'clock' | 'ids' | 'passwords' | 'secrets' | 'throwAwayDomains' | 'unitOfWork'>,
  input: SignUpInput
) {
  const visitor = { hasTrafficSource: hasTrafficSource(input.tracking) }
  if (!maySignUp(input.settings, visitor)) return refuse('invite_only')
  const fields = await parseFields(ports, input)
  if (!areAccepted(fields)) return refuseFields(fields)
  const member = await createMember(ports, input, fields)
  if (!(await addMember(ports, member, input.interests)))
    return refuseFields({ ...fields, email: refuse('email_taken') })
  return ok({ userId: member.user.id, profileId: member.profile.id })
}

/**
 * Signs a person up without saying whether their e-mail address is taken: the answer is the same, and
 * a mail to the address tells which. To one that has an account it says so, unless `mailsOwner` is
 * off, as they were told lately. Refuses as `signUp` does, but never 'email_taken'.
 * Rule: docs/product/accounts.md, Sign-up.
 */
export async function signUpDiscreetly(
  ports: Uses<'clock' | 'ids' | 'passwords' | 'secrets' | 'throwAwayDomains' | 'unitOfWork'>,
  { mailsOwner, ...input }: SignUpInput & Readonly<{ mailsOwner: boolean }>
) {
  const signed = await signUp(ports, input)
  if (signed.ok) return ok()
  if (signed.refusal === 'invite_only') return signed
  const fields = signed.fields.filter(({ refusal }) => refusal !== 'email_taken')
  if (fields.length > 0) return { ...signed, fields }
  // Takes as long as for a new account.
  await ports.passwords.hash(input.password)
  if (mailsOwner) await mailOwner(ports, input.email)
  return ok()
}

function mailOwner({ unitOfWork }: Uses<'unitOfWork'>, typed: string) {
  return unitOfWork.run(async ({ users, jobs }) => {
    const owner = await users.first({ email: normaliseEmail(typed) })
    if (owner) await jobs.add({ name: 'send_mail', kind: 'already_member', userId: owner.id })
  })
}

type StepInput = SignUpAnswers & Pick<SignUpInput, 'settings' | 'timeZone'>

/**
 * Checks one step of the sign-up as `signUp` would, so that nobody is sent back from the last step.
 * Stores nothing, and reveals nothing about other accounts. Refuses 'invalid_fields'.
 */
export async function checkSignUpStep(ports: Uses<'clock' | 'unitOfWork'>, input: StepInput) {
  const fields = parseSignUpAnswers(input, await terms(ports, input))
  return areAccepted(fields) ? ok() : refuseFields(fields)
}

/** By what a form is parsed. */
async function terms(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { settings, timeZone }: Pick<SignUpInput, 'settings' | 'timeZone'>
) {
  const siteNames = await unitOfWork.run(({ sites }) => sites.names())
  return { settings, siteNames, now: clock.now().setZone(knownTimeZone(timeZone)) }
}

async function parseFields(
  ports: Uses<'clock' | 'secrets' | 'throwAwayDomains' | 'unitOfWork'>,
  input: SignUpInput
) {
  const { throwAwayDomains, unitOfWork } = ports
  const fields = parseSignUpForm(input, await terms(ports, input))
  if (!fields.email.ok) return { ...fields, email: fields.email }
  const { value: email } = fields.email
  if (isDisposable(email, throwAwayDomains)) return { ...fields, email: refuse('email_throw_away') }
  const isTaken = await unitOfWork.run(async (repositories) => {
    const owner = await repositories.users.first({ email })
    return owner !== null || isBannedAddress(repositories, ports, email)
  })
  return { ...fields, email: isTaken ? refuse('email_taken') : fields.email }
}

async function createMember(
  { clock, ids, passwords }: Uses<'clock' | 'ids' | 'passwords'>,
  input: SignUpInput,
  form: AcceptedForm
) {
  return newMember({ ...input, timeZone: knownTimeZone(input.timeZone) }, form, {
    userId: ids.next(),
    profileId: ids.next(),
    consentIds: [ids.next(), ids.next(), ids.next()],
    passwordHash: await passwords.hash(input.password),
    now: clock.now(),
  })
}

/** Returns false when the e-mail address was taken meanwhile. */
function addMember(
  { unitOfWork }: Uses<'unitOfWork'>,
  { user, profile, consents }: Member,
  interests: readonly Interest[]
) {
  return unitOfWork.run(async ({ consents: log, users, profiles, jobs }) => {
    if (!(await users.addUnlessKnown(user))) return false
    await profiles.add(profile)
    await profiles.setInterests(profile.id, interests)
    for (const consent of consents) await log.add(consent)
    await jobs.add({ name: 'send_mail', kind: 'activation', userId: user.id })
    return true
  })
}

function knownTimeZone(name: string) {
  return IANAZone.isValidZone(name) ? name : 'UTC'
}
