import { type DateTime, IANAZone } from 'luxon'
import { isThrowAway } from '#core/accounts/email/email'
import { type AcceptedForm, type Member, newMember } from '#core/membership/signing_up/new_member'
import {
  readSignUpAnswers,
  readSignUpForm,
  type SignUpAnswers,
  type SignUpForm,
} from '#core/membership/signing_up/sign_up_form'
import { hasTrafficSource, type Tracking } from '#core/accounts/tracking'
import { areAccepted, refuseFields } from '#core/field_refusals'
import type { Uses } from '#core/ports'
import type { Seeking } from '#core/profiles/orientation'
import type { Gender } from '#core/profiles/profile'
import { ok, refuse } from '#core/result'
import { maySignUp } from '#core/sites/entry'
import type { Locale } from '#core/sites/locales'
import type { SiteSettings } from '#core/sites/settings/settings'

export type SignUpInput = SignUpForm &
  Readonly<{
    siteId: string
    settings: SiteSettings
    gender: Gender
    seeking: Seeking
    language: Locale
    /** IANA name, as the browser tells it; one that does not exist counts as UTC. */
    timeZone: string
    /** Of the terms on the page, by `termsVersionDate`. */
    termsVersion: DateTime
    tracking: Tracking
  }>

/**
 * Makes a stranger a member: an unconfirmed user, a profile that nobody finds yet, and the job
 * that mails the activation link (sections 4 and 5). Answers the two ids. Refuses 'invite_only',
 * and 'invalid_fields' with every refused field; 'email_taken' and 'email_throw_away' are refusals of
 * the e-mail field.
 */
export async function signUp(
  ports: Uses<'clock' | 'ids' | 'passwords' | 'throwAwayDomains' | 'unitOfWork'>,
  input: SignUpInput
) {
  const visitor = { hasTrafficSource: hasTrafficSource(input.tracking) }
  if (!maySignUp(input.settings, visitor)) return refuse('invite_only')
  const fields = await readFields(ports, input)
  if (!areAccepted(fields)) return refuseFields(fields)
  const member = await makeMember(ports, input, fields)
  if (!(await addMember(ports, member)))
    return refuseFields({ ...fields, email: refuse('email_taken') })
  return ok({ userId: member.user.id, profileId: member.profile.id })
}

type StepInput = SignUpAnswers & Pick<SignUpInput, 'settings' | 'timeZone'>

/**
 * Says at the end of a step what `signUp` would refuse of it, so that nobody comes back to it from
 * the last one. Keeps nothing, and tells nothing of other accounts. Refuses 'invalid_fields'.
 */
export function checkSignUpStep({ clock }: Uses<'clock'>, input: StepInput) {
  const now = clock.now().setZone(knownTimeZone(input.timeZone))
  const fields = readSignUpAnswers(input, input.settings, now)
  return areAccepted(fields) ? ok() : refuseFields(fields)
}

async function readFields(
  { clock, throwAwayDomains, unitOfWork }: Uses<'clock' | 'throwAwayDomains' | 'unitOfWork'>,
  input: SignUpInput
) {
  const now = clock.now().setZone(knownTimeZone(input.timeZone))
  const fields = readSignUpForm(input, input.settings, now)
  if (!fields.email.ok) return { ...fields, email: fields.email }
  const { value: email } = fields.email
  if (isThrowAway(email, throwAwayDomains)) return { ...fields, email: refuse('email_throw_away') }
  const owner = await unitOfWork.run(({ users }) => users.findByEmail(email))
  return { ...fields, email: owner ? refuse('email_taken') : fields.email }
}

async function makeMember(
  { clock, ids, passwords }: Uses<'clock' | 'ids' | 'passwords'>,
  input: SignUpInput,
  form: AcceptedForm
) {
  return newMember({ ...input, timeZone: knownTimeZone(input.timeZone) }, form, {
    userId: ids.next(),
    profileId: ids.next(),
    passwordHash: await passwords.hash(input.password),
    now: clock.now(),
  })
}

/** Somebody else may have taken the e-mail address meanwhile: then it answers false. */
function addMember({ unitOfWork }: Uses<'unitOfWork'>, { user, profile }: Member) {
  return unitOfWork.run(async ({ users, profiles, jobs }) => {
    if (!(await users.add(user))) return false
    await profiles.add(profile)
    await jobs.add({ name: 'send_mail', kind: 'activation', userId: user.id })
    return true
  })
}

function knownTimeZone(name: string) {
  return IANAZone.isValidZone(name) ? name : 'UTC'
}
