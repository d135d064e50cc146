/**
 * Any of these as whole words; a word that ends in `*` may go on. A space matches any white space, and
 * none at all before a question mark.
 */
export function wholeWords(...parts: readonly string[]) {
  const sources = parts.map((part) =>
    part
      .replaceAll(' ?', '\\s*')
      .replaceAll(' ', '\\s+')
      .replace(/(?<=[\p{L}\])])\*/gu, '\\p{L}*')
  )
  return new RegExp(`(?<!\\p{L})(?:${sources.join('|')})(?!\\p{L})`, 'u')
}
