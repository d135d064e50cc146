/** Letters that Unicode does not decompose into a base and an accent. */
const foldedLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
}

/** A text without case and accents, as searches compare it: Émilie is emilie. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøœæ]/g, (letter) => foldedLetters[letter])
}

/** The folded words of a text: runs of letters and digits. */
export function foldedWords(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
