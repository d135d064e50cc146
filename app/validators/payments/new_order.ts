import vine from '@vinejs/vine'
import { paymentMethods } from '#core/payments/methods'

export const newOrderValidator = vine.create({
  package_id: vine.string().uuid(),
  method: vine.enum(paymentMethods),
  client_id: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(64)
    .regex(/^[\w-]+$/),
})
