import vine from '@vinejs/vine'

export const privacyValidator = vine.create({
  invisible: vine.boolean().optional(),
  advertised: vine.boolean().optional(),
  captioned: vine.boolean().optional(),
})
