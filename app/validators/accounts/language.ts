import vine from '@vinejs/vine'
import { locales } from '#core/sites/locales'

/** Of the language menu, which knows where it stands. */
export const languageValidator = vine.create({
  locale: vine.enum(locales),
  back: vine.string().optional(),
})

/** Of the call that saves it. */
export const savedLanguageValidator = vine.create({ language: vine.enum(locales) })
