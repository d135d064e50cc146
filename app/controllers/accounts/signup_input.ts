import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import type { SignUpInput } from '#core/accounts/signing_up/sign_up'
import { timeZoneByCountry } from '#core/sites/time_zones'
import { keptInterests } from '#controllers/accounts/kept_interests'
import { trackingOf } from '#replies/tracking'
import Place from '#models/place'
import { termsVersionOf } from '#replies/consent'
import type { signupStepValidator, signupValidator } from '#validators/accounts/signup'

type Form = Infer<typeof signupValidator>
type StepForm = Infer<typeof signupStepValidator>

/** A new member's data, from the form and the visit. */
export async function signupInput(ctx: HttpContext, form: Form): Promise<SignUpInput> {
  return {
    ...visit(ctx),
    gender: form.gender,
    seeking: form.seeking,
    country: form.country,
    timeZone: timeZoneByCountry[form.country],
    email: form.email,
    name: form.name,
    password: form.password,
    dateOfBirth: birthDateOf(form.date_of_birth),
    regionId: form.region,
    place: await Place.find(form.place),
    consent: form.consent ?? false,
    lookingForConsent: form.looking_for_consent ?? false,
    seenBy: form.seen_by ?? null,
    ownSiteOnly: form.own_site_only ?? false,
    signupMessage: form.signup_message ?? null,
    interests: keptInterests(ctx),
  }
}

/** The data of one step of the form. */
export async function signupStepInput(ctx: HttpContext, form: StepForm) {
  const { country, region: regionId, place } = form
  const isHome = country !== undefined && regionId !== undefined && place !== undefined
  return {
    settings: ctx.site.settings,
    timeZone: country ? timeZoneByCountry[country] : ctx.timeZone,
    home: isHome ? { country, regionId, place: await Place.find(place) } : undefined,
    dateOfBirth: form.date_of_birth && birthDateOf(form.date_of_birth),
    name: form.name,
    email: form.email ?? undefined,
    signupMessage: form.signup_message,
  }
}

function birthDateOf({ day = null, month = null, year = null }: Form['date_of_birth']) {
  return { day, month, year }
}

function visit(ctx: HttpContext) {
  return {
    siteId: ctx.site.id,
    settings: ctx.site.settings,
    language: ctx.locale,
    termsVersion: termsVersionOf(ctx),
    tracking: trackingOf(ctx),
  }
}
