import { hasValidCheckDigits } from '#core/mod97'

/** Whether this is a BIC by its form, of eight or eleven characters (ISO 9362). */
export function isBic(text: string): boolean {
  return /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(text)
}

/**
 * Whether this is a SEPA creditor identifier (EPC262-08): country, check digits, three characters
 * of business code that do not count for the check, and the national identifier.
 */
export function isCreditorId(text: string): boolean {
  const hasForm = /^[A-Z]{2}\d{2}[A-Z\d]{3}[A-Z\d]{1,28}$/.test(text)
  return hasForm && hasValidCheckDigits(text.slice(0, 4) + text.slice(7))
}
