/** Any of these as whole words; a part that ends in `*` may go on. Spaces match any white space. */
export function wholeWords(...parts: readonly string[]) {
  const sources = parts.map((part) => part.replaceAll(' ', '\\s+').replaceAll('*', '\\p{L}*'))
  return new RegExp(`(?<!\\p{L})(?:${sources.join('|')})(?!\\p{L})`, 'u')
}
