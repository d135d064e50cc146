import { remainder97 } from '#core/payments/remainder97'

/** Letters and digits as a bank number has them, in groups of four or without. */
const candidates = /(?<![a-z\d])[a-z]{2}\d{2}(?:[ .-]?[a-z\d]){11,30}/gi

/**
 * Whether a text holds a bank number (IBAN) whose check digits are right: nothing else looks like
 * one by chance. Words that follow it do not hide it.
 */
export function hasIban(text: string) {
  return [...text.matchAll(candidates)].some(([candidate]) => isOneAtItsStart(candidate))
}

const shortest = 15
const longest = 34

function isOneAtItsStart(candidate: string) {
  const signs = candidate.replace(/[^a-z\d]/gi, '').toUpperCase()
  const ends = Array.from({ length: longest - shortest + 1 }, (_, more) => shortest + more)
  return ends.some(
    (end) => end <= signs.length && remainder97(signs.slice(0, end)) === 1 && fits(signs, end)
  )
}

/** The countries of the site have numbers of these lengths; any other country is taken at its word. */
const lengths: Readonly<Record<string, number>> = {
  NL: 18,
  BE: 16,
  DE: 22,
  AT: 20,
  FR: 27,
  ES: 24,
  IT: 27,
  PL: 28,
  IE: 22,
  GB: 22,
  CH: 21,
}

function fits(signs: string, end: number) {
  return (lengths[signs.slice(0, 2)] ?? signs.length) === end
}
