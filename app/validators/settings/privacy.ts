import vine from '@vinejs/vine'

export const privacyValidator = vine.create({
  invisible: vine.boolean().optional(),
  looking_for: vine.boolean().optional(),
  visitors: vine.boolean().optional(),
  advertised: vine.boolean().optional(),
  captioned: vine.boolean().optional(),
})
