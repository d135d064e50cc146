import vine from '@vinejs/vine'
import type { Country } from '#core/sites/countries'

/** One of the countries of the site; none for where the visitor's address is used. */
export const countryValidator = vine.withMetaData<{ countries: readonly Country[] }>().create({
  country: vine.enum((field) => field.meta.countries).nullable(),
})
