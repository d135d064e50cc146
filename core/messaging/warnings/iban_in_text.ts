import { ibanLengths, isIban, maxIbanLength, minIbanLength } from '#core/iban'

/** Letters and digits as an IBAN has them, in groups of four or without. */
const candidates = /(?<![a-z\d])[a-z]{2}\d{2}(?:[ .-]?[a-z\d]){11,30}/gi

/**
 * Whether a text contains an IBAN with valid check digits: nothing else looks like one by chance.
 * Words that follow it do not hide it.
 */
export function containsIban(text: string): boolean {
  return [...text.matchAll(candidates)].some(([candidate]) => startsWithIban(candidate))
}

function startsWithIban(candidate: string) {
  const characters = candidate.replace(/[^a-z\d]/gi, '').toUpperCase()
  const country = characters.slice(0, 2)
  const longest = Math.min(characters.length, maxIbanLength)
  for (let length = minIbanLength; length <= longest; length += 1) {
    // A country outside SEPA, whose length is not known here, is given the benefit of the doubt.
    const isLengthOfCountry = (ibanLengths[country] ?? characters.length) === length
    if (isLengthOfCountry && isIban(characters.slice(0, length))) return true
  }
  return false
}
