import vine from '@vinejs/vine'
import { maxTextLength } from '#core/sites/content/page'
import { countries } from '#core/sites/countries'
import { locales } from '#core/sites/locales'

/** More than core accepts, so that it can say what is wrong. */
const text = vine
  .string()
  .maxLength(2 * maxTextLength)
  .nullable()
  .optional()

export const newVersionValidator = vine.create({
  site: vine.string().uuid().nullable().optional(),
  from: vine.string().uuid().nullable().optional(),
})

export const textsValidator = vine.create({
  left: vine.enum(locales),
  right: vine.enum(locales),
  left_text: text.clone(),
  right_text: text.clone(),
  country: vine.enum(countries).nullable().optional(),
})

export const scheduleValidator = vine.create({
  holds_from: vine.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
})

/** A tick that says how many are told. */
export const publishValidator = vine.create({ sure: vine.accepted() })
