/** 32 characters without those that are mistaken for others: I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 6

/**
 * The number that people know a ticket by, such as V-2K7F-9Q: 30 of the random bits of an id. It can
 * be read out on the phone, and tells neither how many tickets there are nor what another one is
 * called. It opens nothing by itself.
 */
export function numberFrom(id: string) {
  let bits = Number.parseInt(id.replaceAll('-', '').slice(-8), 16)
  let digits = ''
  for (let place = 0; place < length; place++) {
    digits = alphabet[bits % 32] + digits
    bits = Math.floor(bits / 32)
  }
  return `V-${digits.slice(0, 4)}-${digits.slice(4)}`
}

/** A number as people type it: any case, with or without strokes, O for 0, I or L for 1; else null. */
export function parseNumber(typed: string) {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  const digits = plain
    .replace(/^V(?=.{6}$)/, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const isNumber = digits.length === length && [...digits].every((one) => alphabet.includes(one))
  return isNumber ? `V-${digits.slice(0, 4)}-${digits.slice(4)}` : null
}
