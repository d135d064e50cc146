import vine from '@vinejs/vine'
import { countries } from '#core/sites/countries'
import { wholeNumber } from '#validators/numbers'

/** Without a country: all. */
export const askedCountryValidator = vine.create({ country: vine.enum(countries).optional() })

export const placesValidator = vine.create({
  region: wholeNumber(),
  q: vine.string().trim().maxLength(100).optional(),
})
