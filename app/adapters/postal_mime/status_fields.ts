/** The fields of one block of a report, by name, in lower case. */
export type Fields = Readonly<Partial<Record<string, string>>>

/** The fields of each block of a report, such as RFC 3464 and RFC 5965 have; folded lines are joined. */
export function blocksOf(text: string): Fields[] {
  return unfolded(text)
    .split(/\n{2,}/)
    .map((block) => Object.fromEntries(block.split('\n').flatMap(fieldOf)))
}

function unfolded(text: string) {
  return text.replace(/\r\n/g, '\n').replace(/\n[ \t]+(?=\S)/g, ' ')
}

function fieldOf(line: string): [string, string][] {
  const [, name, value] = /^[> ]*([\w-]+):(.*)$/.exec(line) ?? []
  return name ? [[name.toLowerCase(), value.trim()]] : []
}
