/** Quotes a member's text for a terminal, with control characters escaped. */
export function quoteForTerminal(words: string) {
  return JSON.stringify(words).replaceAll(/\p{C}/gu, escaped)
}

function escaped(character: string) {
  return `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`
}
