import vine from '@vinejs/vine'
import { passkeyAnswer } from '#validators/accounts/passkey'

export const adminLoginValidator = vine.create({
  email: vine.string().trim().maxLength(500),
  password: vine.string().maxLength(1000),
  next: vine.string().maxLength(2000).optional(),
})

export const adminCodeValidator = vine.create({
  code: vine.string().trim().maxLength(50),
  next: vine.string().maxLength(2000).optional(),
})

export const adminPasskeyValidator = vine.create({
  response: passkeyAnswer(),
  next: vine.string().maxLength(2000).optional(),
})
