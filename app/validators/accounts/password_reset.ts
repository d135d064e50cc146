import vine from '@vinejs/vine'

export const resetMailValidator = vine.create({
  email: vine.string().trim().maxLength(500),
})

export const newPasswordValidator = vine.create({
  password: vine.string().maxLength(1000),
  password_confirmation: vine.string().maxLength(1000),
})
