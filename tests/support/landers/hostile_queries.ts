/** The parameters of an address that say where a visitor came from. */
export const trackingNames = [
  ...['network', 'ref', 'sub1', 'sub2', 'sub3'],
  ...['lb', 'lander', 'variant'],
]

const hostileValues = [
  '"><script>alert(1)</script>',
  'a\u0000b\u0001\n\u009f',
  "x' or 1=1 --",
  'x'.repeat(500),
  // Cut in the middle of its last character.
  'x'.repeat(189) + '\u{1f496}',
]

/** Queries in which each of the parameters is hostile, by its value or its shape. */
export function hostileQueries(names: readonly string[]) {
  const byValue = hostileValues.map((value) => {
    return new URLSearchParams(names.map((name) => [name, value])).toString()
  })
  return [...byValue, names.map((name) => `${name}[]=1&${name}[a]=2`).join('&')]
}

/** What a stored row says of a source that does not fit there: too long, or no text. */
export function unfitTracking(row: Readonly<Record<string, unknown>>) {
  const columns = [...trackingNames, 'label']
  return columns
    .map((column) => row[column] ?? '')
    .filter((value) => typeof value !== 'string' || value.length > 190 || /\p{Cc}/u.test(value))
}
