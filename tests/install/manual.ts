import { readFileSync } from 'node:fs'

/** A block of a page: commands, in the language `sh`, or settings, `env`. */
export type Block = Readonly<{ language: string; text: string }>

/** What a page of docs/operations says to run and to set, from top to bottom; other blocks are examples. */
export function blocksOf(page: string): Block[] {
  const text = readFileSync(`docs/operations/${page}.md`, 'utf8')
  return [...text.matchAll(/^```(sh|env)\n(.*?)^```$/gms)].map(([, language, block]) => {
    return { language, text: block }
  })
}

/** The pages that install.md leads to in its list, in their order. */
export function pagesOfInstall() {
  const text = readFileSync('docs/operations/install.md', 'utf8')
  const pages = [...text.matchAll(/^\d\. \[[^\]]+\]\((\w+)\.md\)/gm)].map(([, page]) => page)
  if (pages.length < 6) throw new Error('The list of pages in install.md is not read any more')
  return pages
}
