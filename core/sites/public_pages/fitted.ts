/** The longest title and description that search engines show whole, in UTF-16 code units. */
export const longestTitle = 60
export const longestDescription = 155

/** A text that is too long, cut after a word; otherwise itself. */
export function fitted(text: string, longest: number) {
  if (text.length <= longest) return text
  const [, whole] = /^(.*\S)\s+\S*$/s.exec(text.slice(0, longest)) ?? []
  const words = whole ?? text.slice(0, longest - 1)
  return `${words.replace(/(?<![\p{P}\s])[\p{P}\s]+$/u, '')}…`
}

/** The title of a page with the name of its site, which is left out where both are too long. */
export function pageTitle(title: string, site: string) {
  const whole = `${title} · ${site}`
  return whole.length <= longestTitle ? whole : fitted(title, longestTitle)
}
