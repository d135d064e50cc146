import { caniemail, rawData } from 'caniemail'

type Stats = Record<string, Record<string, Record<string, string>>>

/** The features of these pages that some mail program does not support. */
export function unsupportedIn(pages: readonly string[]) {
  fillGaps()
  const found = [...new Set(pages.map(withoutWords))].flatMap((html) => {
    const { issues } = caniemail({ clients: ['*'], html })
    return [...issues.errors.values()].flat().map(({ title }) => title)
  })
  return [...new Set(found)]
}

/** A page without its words: those that differ in nothing else are asked about once. */
function withoutWords(html: string) {
  return html
    .replaceAll(/>[^<]+(?=<)/g, '>')
    .replaceAll(/ href="[^"]*"/g, ' href="https://vonk.example"')
}

/** It throws for what nobody has tried in a program, which its data calls 'u'. */
function fillGaps() {
  const features = rawData.data as unknown as readonly Readonly<{ stats: Stats }>[]
  const programs = features.flatMap(({ stats }) =>
    Object.entries(stats).flatMap(([family, platforms]) =>
      Object.keys(platforms).map((platform) => [family, platform])
    )
  )
  for (const { stats } of features) {
    for (const [family, platform] of programs) {
      stats[family] ??= {}
      stats[family][platform] ??= { all: 'u' }
    }
  }
}
