/**
 * The remainder of digits and letters divided by 97 (ISO 7064, MOD 97-10), a letter counting as
 * two digits: A is 10, Z is 35. A text that carries its own check digits gives 1.
 */
function mod97(text: string): number {
  let remainder = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}

/** The two check digits that make `prefix` + digits + `body` valid. */
export function checkDigits(prefix: string, body: string): string {
  return String(98 - mod97(`${body}${prefix}00`)).padStart(2, '0')
}

/**
 * Whether a text of the form `XX12…`, capitals and digits only, carries the right check digits, as
 * IBANs, SEPA creditor identifiers and creditor references do.
 */
export function hasValidCheckDigits(text: string): boolean {
  return mod97(text.slice(4) + text.slice(0, 4)) === 1
}
