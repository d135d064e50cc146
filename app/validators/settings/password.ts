import vine from '@vinejs/vine'

const typed = () => vine.string().maxLength(1000)

export const passwordValidator = vine.create({
  old_password: typed(),
  password: typed(),
  password_confirmation: typed(),
})
