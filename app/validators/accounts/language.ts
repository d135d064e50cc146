import vine from '@vinejs/vine'
import { locales } from '#core/sites/locales'

export const languageValidator = vine.create({
  locale: vine.enum(locales),
  back: vine.string().optional(),
})
