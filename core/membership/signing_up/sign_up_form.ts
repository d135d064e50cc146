import type { DateTime } from 'luxon'
import { isEmail, normaliseEmail } from '#core/accounts/email/email'
import { checkPassword } from '#core/accounts/password/password'
import { parseText } from '#core/text'
import { type BirthDateParts, parseBirthDate } from '#core/profiles/age'
import { checkName } from '#core/profiles/name'
import { type Home, parseCountry, parsePlace } from '#core/profiles/place'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

/** What a person fills in to become a member (section 3, Signup form). */
export type SignUpForm = Home &
  Readonly<{
    email: string
    name: string
    password: string
    dateOfBirth: BirthDateParts
    /** With the terms and the privacy statement. */
    consent: boolean
    /** First words about oneself, for the profile. */
    signupMessage: string | null
  }>

/**
 * Reads each field of the form by its rule (section 5), so that all refusals show at once. `now`
 * is the moment in the zone of the person, for the age. Beside the refusals of name, password
 * and birth date: 'email_invalid', 'country_not_served', 'place_unknown' (also when it lies in
 * another region or country), 'consent_required', 'message_empty' (nothing visible) and
 * 'message_too_long' with `max`, in characters.
 */
export function parseSignUpForm(form: SignUpForm, settings: SiteSettings, now: DateTime) {
  return {
    email: readEmail(form.email),
    name: checkName(form.name, form.email),
    password: checkPassword(form.password, form, settings),
    dateOfBirth: parseBirthDate(form.dateOfBirth, now, settings.minAge),
    country: parseCountry(form.country, settings),
    place: parsePlace(form),
    consent: form.consent ? ok() : refuse('consent_required'),
    signupMessage: readSignupMessage(form.signupMessage, settings),
  }
}

/** What has been filled in by the end of a step; what later steps ask for is not there yet. */
export type SignUpAnswers = Readonly<{
  home?: Home
  dateOfBirth?: BirthDateParts
  name?: string
  email?: string
  signupMessage?: string | null
}>

/** Reads by the same rules what has been filled in so far, and refuses nothing for being absent. */
export function parseSignUpAnswers(answers: SignUpAnswers, settings: SiteSettings, now: DateTime) {
  const { home, dateOfBirth, name, email = '', signupMessage = null } = answers
  return {
    country: home ? parseCountry(home.country, settings) : ok(),
    place: home ? parsePlace(home) : ok(),
    dateOfBirth: dateOfBirth ? parseBirthDate(dateOfBirth, now, settings.minAge) : ok(),
    name: name === undefined ? ok() : checkName(name, email),
    signupMessage: readSignupMessage(signupMessage, settings),
  }
}

function readEmail(written: string) {
  const email = normaliseEmail(written)
  return isEmail(email) ? ok(email) : refuse('email_invalid')
}

/** A field left blank is no message; anything else is read as a message is. */
function readSignupMessage(written: string | null, settings: SiteSettings) {
  return written?.trim() ? parseText(written, settings) : ok(null)
}
