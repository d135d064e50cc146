import type { DateTime } from 'luxon'
import { isEmail, normaliseEmail } from '#core/email'
import { checkPassword } from '#core/accounts/password/password'
import { parseText } from '#core/text'
import { type BirthDateParts, parseBirthDate } from '#core/profiles/age'
import { checkName } from '#core/profiles/name'
import { type Home, parseCountry, parsePlace } from '#core/profiles/place'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

/** The people who may see a member: those without an account too, or members alone. */
export const seenBys = ['members', 'everybody'] as const
export type SeenBy = (typeof seenBys)[number]

/** The sign-up form as typed. */
export type SignUpForm = Home &
  Readonly<{
    email: string
    name: string
    password: string
    dateOfBirth: BirthDateParts
    /** To the terms. */
    consent: boolean
    /** Consent that the site uses whom they look for. */
    lookingForConsent: boolean
    /** Null: not answered, as nothing is preset. */
    seenBy: SeenBy | null
    /** Whether they show on the site of the form only. */
    ownSiteOnly: boolean
    /** The first text about oneself, for the profile. */
    signupMessage: string | null
  }>

type Parsing = Readonly<{
  settings: SiteSettings
  /** In the person's time zone, for the age. */
  now: DateTime
  /** Names of the sites of this installation: no member is called like one. */
  siteNames: readonly string[]
}>

/**
 * Parses each field of the form by its own rule, so that all refusals show at once. Beside the refusals of name, password and birth date:
 * 'email_invalid', 'country_not_served', 'place_unknown' (also when it is in another region or
 * country), 'consent_required', 'looking_for_consent_required', 'seen_by_required', 'message_empty' (nothing visible) and 'message_too_long' with `max`
 * in characters. Rule: docs/product/accounts.md, Sign-up.
 */
export function parseSignUpForm(form: SignUpForm, { now, settings, siteNames }: Parsing) {
  return {
    email: parseEmail(form.email),
    name: checkName(form.name, form.email, siteNames),
    password: checkPassword(form.password, form, settings),
    dateOfBirth: parseBirthDate(form.dateOfBirth, now, settings.minAge),
    country: parseCountry(form.country, settings),
    place: parsePlace(form),
    consent: form.consent ? ok() : refuse('consent_required'),
    lookingForConsent: form.lookingForConsent ? ok() : refuse('looking_for_consent_required'),
    seenBy: form.seenBy === null ? refuse('seen_by_required') : ok(form.seenBy),
    ownSiteOnly: ok(form.ownSiteOnly),
    signupMessage: parseSignupMessage(form.signupMessage, settings),
  }
}

/** The fields filled in by the end of a step; those of later steps are absent. */
export type SignUpAnswers = Readonly<{
  home?: Home
  dateOfBirth?: BirthDateParts
  name?: string
  email?: string
  signupMessage?: string | null
}>

/** Parses the fields filled in so far by the same rules; absent ones are not refused. */
export function parseSignUpAnswers(answers: SignUpAnswers, { now, settings, siteNames }: Parsing) {
  const { home, dateOfBirth, name, email = '', signupMessage = null } = answers
  return {
    country: home ? parseCountry(home.country, settings) : ok(),
    place: home ? parsePlace(home) : ok(),
    dateOfBirth: dateOfBirth ? parseBirthDate(dateOfBirth, now, settings.minAge) : ok(),
    name: name === undefined ? ok() : checkName(name, email, siteNames),
    signupMessage: parseSignupMessage(signupMessage, settings),
  }
}

function parseEmail(typed: string) {
  const email = normaliseEmail(typed)
  return isEmail(email) ? ok(email) : refuse('email_invalid')
}

/** A blank field is no message. */
function parseSignupMessage(typed: string | null, settings: SiteSettings) {
  return typed?.trim() ? parseText(typed, settings) : ok(null)
}
