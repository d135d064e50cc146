/**
 * The remainder by 97 of letters and digits with their first four at the end, where a letter
 * counts as two digits from A = 10 (ISO 7064): 1 for an IBAN or an RF reference as it should be.
 * Anything but A–Z and 0–9 is a fault of the caller.
 */
export function remainder97(signs: string): number {
  let remainder = 0
  for (const sign of signs.slice(4) + signs.slice(0, 4)) {
    for (const digit of String(Number.parseInt(sign, 36))) {
      remainder = (remainder * 10 + Number(digit)) % 97
    }
  }
  return remainder
}
