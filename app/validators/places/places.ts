import vine from '@vinejs/vine'
import { countries } from '#core/sites/countries'

/** Without a country: all. */
export const askedCountryValidator = vine.create({ country: vine.enum(countries).optional() })

export const placesValidator = vine.create({
  region: vine
    .number()
    .withoutDecimals()
    .min(0)
    .max(2 ** 31 - 1),
  q: vine.string().trim().maxLength(100).optional(),
})
