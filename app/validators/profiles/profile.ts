import vine from '@vinejs/vine'
import { interests } from '#core/profiles/interests'
import { seekings } from '#core/profiles/orientation'
import { genders } from '#core/profiles/profile'
import { traits } from '#core/profiles/traits'
import { countries } from '#core/sites/countries'
import { datePart, wholeNumber } from '#validators/numbers'

/** A part may be empty; three empty parts leave the date unchanged. */
/** The shape of the form; beyond the lists, core decides on its values. */
export const profileValidator = vine.create({
  name: vine.string().maxLength(200),
  gender: vine.enum(genders),
  seeking: vine.enum(seekings),
  date_of_birth: vine.object({ day: datePart(), month: datePart(), year: datePart() }).optional(),
  country: vine.enum(countries),
  /** Empty until chosen after a change of country: core refuses it as missing. */
  region: wholeNumber().nullable().optional(),
  place: wholeNumber().nullable().optional(),
  about: vine.string().maxLength(100_000).nullable().optional(),
  interests: vine.array(vine.enum(interests)).distinct().optional(),
  hair_colour: vine.enum(traits.hair_colour).nullable().optional(),
  eye_colour: vine.enum(traits.eye_colour).nullable().optional(),
  body_type: vine.enum(traits.body_type).nullable().optional(),
  relationship_status: vine.enum(traits.relationship_status).nullable().optional(),
  reason_for_signup: vine.enum(traits.reason_for_signup).nullable().optional(),
  tattoos: vine.enum(traits.tattoos).nullable().optional(),
})
