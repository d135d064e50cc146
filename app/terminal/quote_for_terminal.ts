/** Words of a member for a terminal: quoted, with nothing in them that could steer it. */
export function quoteForTerminal(words: string) {
  return JSON.stringify(words).replaceAll(/\p{C}/gu, escaped)
}

function escaped(character: string) {
  return `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`
}
