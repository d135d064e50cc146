import { checkDigits, hasValidCheckDigits } from '#core/mod97'

/** RF, two check digits, up to 21 digits and letters (ISO 11649). */
const pattern = /^RF\d{2}[\dA-Z]{1,21}$/

/** Ours have sixteen digits: long enough to be unique, short enough to be typed. */
const ownDigits = 16

/**
 * The creditor reference of an order or a claim (ISO 11649), which its payer states in a bank transfer
 * so that the money is matched to it. Derived from the random part of the id alone.
 */
export function referenceOf(id: string): string {
  const random = BigInt(`0x${id.replaceAll('-', '').slice(-16)}`)
  const digits = String(random % 10n ** BigInt(ownDigits)).padStart(ownDigits, '0')
  return `RF${checkDigits('RF', digits)}${digits}`
}

/** Whether this is a creditor reference with valid check digits. */
export function isRfReference(text: string): boolean {
  return pattern.test(text) && hasValidCheckDigits(text)
}

/**
 * Every reference of our form in what a payer wrote, whatever its spacing and the text around it; one
 * with wrong check digits does not count.
 */
export function findReferences(text: string): readonly string[] {
  const written = text
    .toUpperCase()
    .replace(/[\s./:_,\p{Pd}\p{Default_Ignorable_Code_Point}]/gu, '')
  const candidates = [...written.matchAll(/RF(?=(\d{18}))/g)].map(([, digits]) => `RF${digits}`)
  return [...new Set(candidates.filter(isRfReference))]
}

/** Formats a reference or an IBAN in groups of four, as people read and type them. */
export function inGroupsOfFour(text: string): string {
  return text.match(/.{1,4}/g)?.join(' ') ?? ''
}
