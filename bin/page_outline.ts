/**
 * What a page has in every language, whatever its words: its headings and items, the places it leads to and what
 * it leaves open. A fact that one language tells and another leaves out often shows here.
 */
export function outlineOf(text: string) {
  const marks = text.match(/^(?:#+|-|\d+\.)(?= )/gm) ?? []
  const open = text.match(/\]\([^)]*\)|\{\w+\}/g) ?? []
  return [...marks, ...open.toSorted()].join(' ')
}
