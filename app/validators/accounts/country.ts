import vine from '@vinejs/vine'
import type { Country } from '#core/sites/countries'

/** One of the site's countries; none to go by the visitor's IP address. */
export const countryValidator = vine.withMetaData<{ countries: readonly Country[] }>().create({
  country: vine.enum((field) => field.meta.countries).nullable(),
})
