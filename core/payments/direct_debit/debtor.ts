import { areAccepted, refuseFields } from '#core/field_refusals'
import { parseIban } from '#core/iban'
import type { Debtor } from '#core/payments/direct_debit/mandate'
import { parseMobileNumber } from '#core/payments/direct_debit/mobile_number'
import { ok, refuse, type Result } from '#core/result'
import type { Country } from '#core/sites/countries'

/** As typed, under the names of the specification. */
export type DebtorForm = Readonly<{
  account_holder: string
  /** Empty to use the number that is stored. */
  iban: string
  street: string
  house_number: string
  zip: string
  city: string
  phone: string
}>

type Known = Readonly<{
  /** Where the member lives: addresses and numbers are read as people write them there. */
  country: Country
  /** Of the member's last mandate, or of the form before. */
  storedIban: string | null
}>

/**
 * Reads the form of a direct debit (section 3, sdd) into what the bank is told: every field is
 * there, fits into the file of the bank, and is what it should be in the member's country.
 * Refuses every field that is not at once, each with its own code.
 */
export function acceptDebtor(form: DebtorForm, { country, storedIban }: Known) {
  const fields = {
    account_holder: textOf(form.account_holder, 'account_holder_required', 70),
    iban: form.iban.trim() === '' && storedIban ? ok(storedIban) : parseIban(form.iban),
    street: textOf(form.street, 'street_required', 70),
    house_number: textOf(form.house_number, 'house_number_required', 16),
    zip: zipOf(form.zip, country),
    city: textOf(form.city, 'city_required', 35),
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

function textOf<R extends string>(
  typed: string,
  required: R,
  max: number
): Result<string, R | 'text_too_long' | 'text_not_plain'> {
  const text = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (text === '') return refuse(required)
  if (text.length > max) return refuse('text_too_long', { max })
  // Without a letter or digit it is no name; signs of control and markup have no place in a bank's file.
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

/** Written as on letters of the country: 1015 CN, D02 X285. */
function zipOf(typed: string, country: Country): Result<string, 'zip_required' | 'zip_invalid'> {
  const signs = typed.toUpperCase().replace(/[\s-]/g, '')
  if (signs === '') return refuse('zip_required')
  if (!zips[country]?.test(signs)) return refuse('zip_invalid')
  if (country === 'NL') return ok(`${signs.slice(0, 4)} ${signs.slice(4)}`)
  return ok(country === 'IE' ? `${signs.slice(0, 3)} ${signs.slice(3)}` : signs)
}
