import vine from '@vinejs/vine'
import { paymentMethods } from '#core/payments/methods/payment_method'

export const newOrderValidator = vine.create({
  package_id: vine.string().uuid(),
  method: vine.enum(paymentMethods),
  /** The BIC of the bank chosen, where the method lets one choose. */
  bank: vine
    .string()
    .regex(/^[A-Z\d]{8,11}$/)
    .optional(),
  /** A discount code, where one was entered that counts. */
  code: vine.string().trim().maxLength(40).optional(),
  /** In minor units, as the page showed it. */
  shown_total: vine.number().withoutDecimals().range([0, 2_147_483_647]),
  client_id: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(64)
    .regex(/^[\w-]+$/),
})
