import { isIban } from '#core/payments/sepa/bank_identifiers'
import { ok, refuse, type Result } from '#core/result'

/** How long the account numbers of each SEPA country are (IBAN registry, EPC list of SEPA). */
const lengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AL: 28, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20 },
  ...{ ES: 24, FI: 18, FR: 27, GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27 },
  ...{ LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MD: 24, ME: 22, MK: 19, MT: 31, NL: 18, NO: 15 },
  ...{ PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19, SK: 24, SM: 27, VA: 22 },
}

export type IbanRefusal = 'iban_required' | 'iban_invalid' | 'iban_not_sepa'

/**
 * Reads an account number as people type it, in any case and spaced as they like, into upper case
 * without spaces. Refuses 'iban_required', 'iban_not_sepa' for a country outside SEPA, and
 * 'iban_invalid' for a wrong length or wrong check digits.
 */
export function parseIban(typed: string): Result<string, IbanRefusal> {
  const iban = typed.toUpperCase().replace(/[\s.\-\u200B-\u200F\uFEFF]/g, '')
  if (iban === '') return refuse('iban_required')
  if (!isIban(iban)) return refuse('iban_invalid')
  const length = lengths[iban.slice(0, 2)]
  if (length === undefined) return refuse('iban_not_sepa')
  return iban.length === length ? ok(iban) : refuse('iban_invalid')
}
