/** What search engines and screen readers read of a page. */
export function readPage(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  const links = elementsOf(head, 'link')
  const metas = elementsOf(head, 'meta')
  const anchors = elementsOf(html, 'a')
  return {
    language: elementsOf(html, 'html')[0]?.lang,
    title: decoded(/<title[^>]*>([^<]*)</.exec(head)?.[1] ?? ''),
    description: metas.find(({ name }) => name === 'description')?.content ?? '',
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    alternates: links
      .filter(({ rel }) => rel === 'alternate')
      .map(({ href, hreflang }) => ({ code: hreflang, url: href })),
    properties: Object.fromEntries(metas.map((meta) => [meta.property ?? meta.name, meta.content])),
    structured: decodedJson(head),
    /** The levels of its headings, and its landmarks, in the order in which they are read. */
    headings: [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level)),
    firstHeading: decoded(/<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? ''),
    landmarks: [...html.matchAll(/<(header|main|footer)[\s>]/g)].map(([, name]) => name),
    /** Navigations without a name: a page has several, which only their names tell apart. */
    namelessNavigations: elementsOf(html, 'nav').filter((nav) => !isNamed(nav)),
    /** Where the first link leads, which skips what every page begins with. */
    firstLink: anchors[0]?.href,
    ids: [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id),
    /** Where its links to itself in other languages lead. */
    languageLinks: anchors
      .filter(({ hreflang }) => hreflang)
      .map(({ href, hreflang }) => ({ href, language: hreflang })),
    /** Where its other links and forms without a body lead, on the same site. */
    links: [
      ...anchors.filter(({ hreflang }) => !hreflang).map(({ href }) => href),
      ...elementsOf(html, 'form')
        .filter(({ method }) => method !== 'post')
        .map(({ action }) => action),
    ].filter((href) => href?.startsWith('/')),
  }
}

function isNamed(attributes: Attributes) {
  return Boolean(attributes['aria-label'] ?? attributes['aria-labelledby'])
}

type Attributes = Readonly<Record<string, string>>

function elementsOf(html: string, name: string): Attributes[] {
  const tags = html.match(new RegExp(`<${name}(?:\\s[^>]*)?>`, 'g')) ?? []
  return tags.map((tag) => {
    const pairs = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)]
    return Object.fromEntries(pairs.map(([, key, value]) => [key.toLowerCase(), decoded(value)]))
  })
}

/** The data of programs; a text that is none throws. */
function decodedJson(head: string): { '@graph': Record<string, unknown>[] } | null {
  const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(head) ?? []
  return json === undefined ? null : JSON.parse(json)
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

function decoded(text: string) {
  return text
    .replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10))
    )
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
