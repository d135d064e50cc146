import vine from '@vinejs/vine'

export const emailValidator = vine.create({
  old_password: vine.string().maxLength(1000),
  email: vine.string().maxLength(500),
})
