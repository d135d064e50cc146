import vine from '@vinejs/vine'
import { paymentMethods } from '#core/payments/methods/payment_method'

export const newOrderValidator = vine.create({
  package_id: vine.string().uuid(),
  method: vine.enum(paymentMethods),
  /** The BIC of the chosen bank, for methods with a choice of bank. */
  bank: vine
    .string()
    .regex(/^[A-Z\d]{8,11}$/)
    .optional(),
  /** A discount code that counts, if one was entered. */
  code: vine.string().trim().maxLength(40).optional(),
  /** The total that the page showed, in minor units. */
  shown_total: vine.number().withoutDecimals().range([0, 2_147_483_647]),
  client_id: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(64)
    .regex(/^[\w-]+$/),
})
