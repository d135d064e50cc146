import { areAccepted, refuseFields } from '#core/field_refusals'
import { parseIban } from '#core/iban'
import type { Debtor } from '#core/payments/direct_debit/mandate'
import { parseMobileNumber } from '#core/payments/direct_debit/mobile_number'
import { ok, refuse, type Result } from '#core/result'
import type { Country } from '#core/sites/countries'

/** The form as typed. */
export type DebtorForm = Readonly<{
  account_holder: string
  /** Empty: use the stored IBAN. */
  iban: string
  street: string
  house_number: string
  zip: string
  city: string
  phone: string
}>

type DebtorContext = Readonly<{
  /** Where the member lives: postal codes and phone numbers are parsed as written there. */
  country: Country
  /** From the member's last mandate or form; null without one. */
  storedIban: string | null
}>

/**
 * Parses the form of a direct debit into the debtor that the bank is given: every field is required,
 * fits into the bank file, and is valid in the member's country. Refuses all invalid fields at once,
 * each with its own code. Rule: docs/product/payments.md, Direct debit.
 */
export function parseDebtor(form: DebtorForm, { country, storedIban }: DebtorContext) {
  const fields = {
    account_holder: parseField(form.account_holder, 'account_holder_required', 70),
    iban: form.iban.trim() === '' && storedIban ? ok(storedIban) : parseIban(form.iban),
    street: parseField(form.street, 'street_required', 70),
    house_number: parseField(form.house_number, 'house_number_required', 16),
    zip: parseZip(form.zip, country),
    city: parseField(form.city, 'city_required', 35),
    phone: parseMobileNumber(form.phone, country),
  }
  if (!areAccepted(fields)) return refuseFields(fields)
  const debtor: Debtor = {
    accountHolder: fields.account_holder.value,
    iban: fields.iban.value,
    street: fields.street.value,
    houseNumber: fields.house_number.value,
    zip: fields.zip.value,
    city: fields.city.value,
    country,
    phone: fields.phone.value,
  }
  return ok(debtor)
}

function parseField<R extends string>(
  typed: string,
  required: R,
  max: number
): Result<string, R | 'text_too_long' | 'text_not_plain'> {
  const text = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (text === '') return refuse(required)
  if (text.length > max) return refuse('text_too_long', { max })
  // At least one letter or digit; no control characters or markup in a bank file.
  const isPlain = /[\p{L}\p{N}]/u.test(text) && !/[\p{C}<>]/u.test(text)
  return isPlain ? ok(text) : refuse('text_not_plain')
}

const zips: Partial<Record<Country, RegExp>> = {
  NL: /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/,
  BE: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  FR: /^\d{5}$/,
  ES: /^[0-5]\d{4}$/,
  IT: /^\d{5}$/,
  IE: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[\dAC-FHKNPRTV-Y]{4}$/,
}

/** Formatted as on mail in the country: 1015 CN, D02 X285. */
function parseZip(typed: string, country: Country): Result<string, 'zip_required' | 'zip_invalid'> {
  const characters = typed.toUpperCase().replace(/[\s-]/g, '')
  if (characters === '') return refuse('zip_required')
  if (!zips[country]?.test(characters)) return refuse('zip_invalid')
  if (country === 'NL') return ok(`${characters.slice(0, 4)} ${characters.slice(4)}`)
  return ok(country === 'IE' ? `${characters.slice(0, 3)} ${characters.slice(3)}` : characters)
}
