import vine from '@vinejs/vine'
import { pictureSets } from '#core/landers/choices'
import { countries } from '#core/sites/countries'
import { locales } from '#core/sites/locales'

/** What a visitor chose, with commas between, and where, in which language, they are told of others. */
export const sharedInterestsValidator = vine.create({
  interests: vine.string().maxLength(600).optional(),
  country: vine.enum(countries).optional(),
  locale: vine.enum(locales),
  pictures: vine.enum(pictureSets),
})
