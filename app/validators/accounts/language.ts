import vine from '@vinejs/vine'
import { locales } from '#core/sites/locales'

/** From the language menu, with the page it is on. */
export const languageValidator = vine.create({
  locale: vine.enum(locales),
  back: vine.string().optional(),
})

/** From `PUT /api/user.php`. */
export const savedLanguageValidator = vine.create({ language: vine.enum(locales) })
