/**
 * Where the next page of a list begins: after this row. `at` is the instant that it is sorted by, in
 * milliseconds, or another whole number: an amount in minor units.
 */
export type TimeCursor = Readonly<{ at: number; id: string }>

/** A cursor as a URL carries it. */
export const cursorPattern = /^(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Decodes what `pageOf` encoded; null for anything else. */
export function decodeCursor(value: unknown): TimeCursor | null {
  const parts = typeof value === 'string' ? cursorPattern.exec(value) : null
  return parts && { at: Number(parts[1]), id: parts[2] }
}

/** Decodes a cursor whose id is a name of letters, digits and hyphens, such as a discount code. */
export function decodeNamedCursor(value: unknown): TimeCursor | null {
  const parts = typeof value === 'string' ? /^(\d{1,15})\.([\w-]{1,40})$/.exec(value) : null
  return parts && { at: Number(parts[1]), id: parts[2] }
}

/** The first `size` of these rows, of which one more was read, and the cursor of the next page. */
export function pageOf<Row>(
  found: readonly Row[],
  size: number,
  sortKey: (row: Row) => TimeCursor
) {
  const rows = found.slice(0, size)
  if (found.length <= size) return { rows, next: null }
  const { at, id } = sortKey(rows[size - 1])
  return { rows, next: `${at}.${id}` }
}
