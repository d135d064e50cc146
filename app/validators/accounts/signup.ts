import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { pendingActKinds } from '#core/accounts/pending_act'
import { seenBys } from '#core/accounts/signing_up/sign_up_form'
import { seekings } from '#core/profiles/orientation'
import { genders } from '#core/profiles/profile'
import { countries } from '#core/sites/countries'
import { datePart, wholeNumber } from '#validators/numbers'

/** The shape of the form; core decides on its values. */
export const signupValidator = vine.create({
  gender: vine.enum(genders),
  seeking: vine.enum(seekings),
  country: vine.enum(countries),
  region: wholeNumber(),
  place: wholeNumber(),
  date_of_birth: vine.object({ day: datePart(), month: datePart(), year: datePart() }),
  name: vine.string().maxLength(200),
  signup_message: vine.string().maxLength(20_000).nullable().optional(),
  email: vine.string().maxLength(500),
  password: vine.string().maxLength(1000),
  consent: vine.boolean().optional(),
  looking_for_consent: vine.boolean().optional(),
  seen_by: vine.enum(seenBys).nullable().optional(),
  own_site_only: vine.boolean().optional(),
})

/** What a visitor wants of the member whose profile leads to the sign-up. */
export const pendingActValidator = vine.create({
  for: vine.enum(pendingActKinds).optional(),
  photo: vine.string().uuid().optional(),
})

/** One step of the form; without script a city is named, and the step says its number. */
export const signupStepValidator = vine.create({
  step: wholeNumber().max(4).optional(),
  gender: vine.enum(genders).optional(),
  seeking: vine.enum(seekings).optional(),
  country: vine.enum(countries).optional(),
  region: wholeNumber().optional(),
  place: wholeNumber().optional(),
  place_name: vine.string().maxLength(200).optional(),
  date_of_birth: vine.object({ day: datePart(), month: datePart(), year: datePart() }).optional(),
  name: vine.string().maxLength(200).optional(),
  signup_message: vine.string().maxLength(20_000).nullable().optional(),
  email: vine.string().maxLength(500).nullable().optional(),
  looking_for_consent: vine.boolean().optional(),
  seen_by: vine.enum(seenBys).nullable().optional(),
  own_site_only: vine.boolean().optional(),
})

/** What was answered in steps that were sent without script; never the password. */
export type SignupAnswers = Omit<Infer<typeof signupStepValidator>, 'step'>

/** What the home page, or any link, may answer in advance. */
export const signupStartValidator = vine.create({
  gender: vine.enum(genders).optional(),
  seeking: vine.enum(seekings).optional(),
  country: vine.enum(countries).optional(),
  region: wholeNumber().optional(),
})

/** Answers that matches are asked by, and the member whose landing led there. */
export const matchesValidator = vine.create({
  gender: vine.enum(genders).optional(),
  seeking: vine.enum(seekings).optional(),
  member: vine.string().uuid().optional(),
})

/** The members whom a visitor liked on a lander. */
export const keptLikesValidator = vine.create({ likes: vine.string().maxLength(800).optional() })

/** What a visitor chose of interests on a lander; one comes alone, several as a list. */
export const keptInterestsValidator = vine.create({
  interests: vine
    .array(vine.string().maxLength(40))
    .maxLength(60)
    .parse((value) => (typeof value === 'string' ? [value] : value))
    .optional(),
})

/** What a landing page asks. */
export const pendingSignupValidator = vine.create({
  email: vine.string().maxLength(500),
  gender: vine.enum(genders).optional(),
  seeking: vine.enum(seekings).optional(),
})
