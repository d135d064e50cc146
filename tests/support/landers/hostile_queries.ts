import { linkParameters } from '#core/users/tracking'

/** The parameters of an address that say where a visitor came from. */
export const trackingNames = [...linkParameters, 'lb', 'lander', 'variant']

const hostileValues = [
  '"><script>alert(1)</script>',
  'a\u0000b\u0001\n\u009f',
  "x' or 1=1 --",
  'x'.repeat(500),
  // Cut in the middle of its last character.
  'x'.repeat(189) + '\u{1f496}',
]

/** Last parts of an address that are none. */
export const hostileSlugs = [
  'nowhere',
  '%3Cscript%3E',
  "x'%20or%201=1",
  '%00',
  '..%2F..%2Fetc',
  'a'.repeat(900),
  '%E0%A4%A',
]

/** Queries in which each of the parameters is hostile, by its value or its shape. */
export function hostileQueries(names: readonly string[]) {
  const byValue = hostileValues.map((value) => {
    return new URLSearchParams(Object.fromEntries(names.map((name) => [name, value]))).toString()
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
