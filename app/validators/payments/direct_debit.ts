import vine from '@vinejs/vine'
import { enteredCode, formId, shownTotal, usesAtOnce } from '#validators/payments/order_fields'

/** The purchase, in the URL of the page and in each of its forms. */
const purchase = {
  bundle: vine.string().uuid(),
  code: enteredCode(),
}

/** Text as typed; core validates it. */
function typed() {
  return vine.string().maxLength(200).optional()
}

export const debitPageValidator = vine.create({
  ...purchase,
  signing: vine.string().uuid().optional(),
  /** The order that is repeated. */
  again: vine.string().uuid().optional(),
})

export const debtorValidator = vine.create({
  ...purchase,
  account_holder: typed(),
  iban: typed(),
  street: typed(),
  house_number: typed(),
  zip: typed(),
  city: typed(),
  phone: typed(),
})

export const resendValidator = vine.create(purchase)

export const signatureValidator = vine.create({
  ...purchase,
  signing: vine.string().uuid(),
  otp: typed(),
  shown_total: shownTotal(),
  use_at_once: usesAtOnce(),
  client_id: formId(),
})
