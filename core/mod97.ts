/**
 * What is left of digits and letters divided by 97 (ISO 7064, MOD 97-10), a letter counting as
 * two digits: A is 10, Z is 35. Text that carries its own check digits answers 1.
 */
export function mod97(text: string): number {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** The two digits that, written after the four characters `head00`, make `body` check. */
export function checkDigits(head: string, body: string): string {
  return String(98 - mod97(`${body}${head}00`)).padStart(2, '0')
}

/** Whether text of the form `XX12…` carries its right check digits, as IBANs and references do. */
export function checks(text: string): boolean {
  return mod97(text.slice(4) + text.slice(0, 4)) === 1
}
