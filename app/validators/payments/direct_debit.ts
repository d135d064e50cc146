import vine from '@vinejs/vine'

/** The purchase, in the URL of the page and in each of its forms. */
const purchase = {
  bundle: vine.string().uuid(),
  code: vine.string().trim().maxLength(40).optional(),
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
  /** The total that the page showed, in minor units. */
  shown_total: vine.number().withoutDecimals().range([0, 2_147_483_647]),
  client_id: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(64)
    .regex(/^[\w-]+$/),
})
