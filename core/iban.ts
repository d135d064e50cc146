import { hasValidCheckDigits } from '#core/mod97'
import { ok, refuse, type Result } from '#core/result'

/** The length of an IBAN in each SEPA country (IBAN registry, EPC list of SEPA countries). */
export const ibanLengths: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
}

/** No IBAN is shorter or longer (ISO 13616). */
export const minIbanLength = 15
export const maxIbanLength = 34

/** What people, and what they copy from, write between the groups: spaces, dots, dashes, invisible marks. */
const betweenGroups = /[\s.\p{Pd}\p{Default_Ignorable_Code_Point}]/gu

export type IbanRefusal = 'iban_required' | 'iban_invalid' | 'iban_not_sepa'

/** Whether this is an IBAN by its form and check digits, in capitals without spaces (ISO 13616). */
export function isIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text) && hasValidCheckDigits(text)
}

/**
 * Parses an IBAN as people type it, in any case and spaced as they like, into upper case without
 * spaces. Refuses 'iban_required', 'iban_not_sepa' for a country outside SEPA, and 'iban_invalid'
 * for a wrong length or wrong check digits.
 */
export function parseIban(typed: string): Result<string, IbanRefusal> {
  const iban = typed.toUpperCase().replace(betweenGroups, '')
  if (iban === '') return refuse('iban_required')
  if (!isIban(iban)) return refuse('iban_invalid')
  const length = ibanLengths[iban.slice(0, 2)]
  if (length === undefined) return refuse('iban_not_sepa')
  return iban.length === length ? ok(iban) : refuse('iban_invalid')
}
