/** What goes on from page to page in links and forms, as no cookie holds it. */
export type Carried = readonly Readonly<{ name: string; value: string }>[]
type Values = Readonly<Record<string, string | null | undefined>>

/** Names what is to be carried; what has no value is left out. */
export function named(values: Values): Carried {
  return Object.entries(values).flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

/** The query that names what is carried. */
export function queryOf(carried: Carried) {
  return carried
    .map(({ name, value }) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')
}

/**
 * An address with what is carried in its query, before its fragment. Unchanged when it leads to another
 * site, or names some of it already. Rule: docs/product/privacy.md, Where a visitor came from.
 */
export function carryOn(address: string, carried: Carried) {
  if (carried.length === 0 || !/^\/(?![/\\])/.test(address)) return address
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  const asked = query
    .slice(1)
    .split('&')
    .map((pair) => pair.split('=')[0])
  if (carried.some(({ name }) => asked.includes(name))) return address
  return `${path}${query ? `${query}&` : '?'}${queryOf(carried)}${fragment}`
}
