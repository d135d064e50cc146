import vine from '@vinejs/vine'
import { paymentMethods } from '#core/payments/methods/payment_method'
import { enteredCode, formId, shownTotal, usesAtOnce } from '#validators/payments/order_fields'

export const newOrderValidator = vine.create({
  package_id: vine.string().uuid(),
  method: vine.enum(paymentMethods),
  /** The BIC of the chosen bank, for methods with a choice of bank. */
  bank: vine
    .string()
    .regex(/^[A-Z\d]{8,11}$/)
    .optional(),
  /** A discount code that counts, if one was entered. */
  code: enteredCode(),
  shown_total: shownTotal(),
  use_at_once: usesAtOnce(),
  client_id: formId(),
})
