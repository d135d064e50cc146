import vine from '@vinejs/vine'
import { IANAZone } from 'luxon'
import { isIban } from '#core/iban'
import { legalFields, maxLegalLength, type LegalField } from '#core/sites/law/legal_fields'
import { isBic, isCreditorId } from '#core/payments/sepa/bank_identifiers'
import { worldCountries } from '#core/sites/world_countries'
import { integer } from '#validators/numbers'

const country = vine
  .string()
  .toUpperCase()
  .in([...worldCountries])

/** With or without spaces; "none" removes the account. */
function accountNumber(isRight: (text: string) => boolean, message: string) {
  const check = vine.createRule((value, _, field) => {
    if (value === 'none') return
    const typed = String(value).replace(/\s/g, '').toUpperCase()
    if (isRight(typed)) field.mutate(typed, field)
    else field.report(message, 'account_number', field)
  })
  return vine.string().use(check())
}

const timeZone = vine.createRule((value, _, field) => {
  if (IANAZone.isValidZone(String(value))) return
  field.report('The time zone is none: name one such as Europe/Amsterdam', 'time_zone', field)
})

const told = vine.string().trim().maxLength(maxLegalLength)

/** What the law asks a company to tell; "none" removes it. */
const legal = Object.fromEntries(
  legalFields.map((field) => [field, told.clone().optional()])
) as Readonly<Record<LegalField, ReturnType<typeof told.optional>>>

/**
 * The company behind a site, as an operator enters it; fields that are not named stay unchanged.
 */
const changes = {
  name: vine.string().trim().minLength(1).maxLength(120).optional(),
  address: vine.string().trim().minLength(1).maxLength(190).optional(),
  city: vine.string().trim().minLength(1).maxLength(120).optional(),
  country: country.clone().optional(),
  timeZone: vine.string().use(timeZone()).optional(),
  kvk: vine.string().trim().maxLength(20).optional(),
  ...legal,
  tradenames: vine.array(vine.string().trim().minLength(1)).optional(),
  vatNumbers: vine.array(vine.string().trim().minLength(1)).optional(),
  supportPhone: vine.string().trim().maxLength(40).optional(),
  iban: accountNumber(isIban, 'The IBAN is not right').optional(),
  bic: accountNumber(isBic, 'The BIC is not right').optional(),
  creditorId: accountNumber(isCreditorId, 'The creditor identifier is not right').optional(),
  deleteDiscount: integer().range([0, 100]).optional(),
}

export const companyChanges = vine.create(changes)

/** A new company needs a name and an address. */
export const newCompany = vine.create({
  ...changes,
  name: vine.string().trim().minLength(1).maxLength(120),
  address: vine.string().trim().minLength(1).maxLength(190),
  city: vine.string().trim().minLength(1).maxLength(120),
  country,
})
