import { DateTime } from 'luxon'

/**
 * The sort key of the last member on a page of results: the next page begins after it. All pages of a
 * search are a snapshot of `since`, its beginning: members who become active meanwhile keep their
 * place, so that nobody is skipped or repeated. Rule: docs/product/discovery.md, Stable pages.
 */
export type SearchCursor = Readonly<{
  hasPhoto: boolean
  lastActiveAt: DateTime
  id: string
  since: DateTime
}>

/** Encodes a cursor for a URL, such as `1.1763715600000.<id>.1763715700000`; in milliseconds. */
export function encodeCursor({ hasPhoto, lastActiveAt, id, since }: SearchCursor) {
  return `${hasPhoto ? 1 : 0}.${lastActiveAt.toMillis()}.${id}.${since.toMillis()}`
}

/** Decodes a cursor; null for anything that `encodeCursor` would not write. */
export function decodeCursor(value: unknown): SearchCursor | null {
  const parts = typeof value === 'string' ? cursorShape.exec(value) : null
  if (!parts) return null
  const [, photo, moment, id, beginning] = parts
  return { hasPhoto: photo === '1', lastActiveAt: at(moment), id, since: at(beginning) }
}

function at(milliseconds: string) {
  return DateTime.fromMillis(Number(milliseconds), { zone: 'utc' })
}

const cursorShape =
  /^([01])\.(0|[1-9]\d{0,14})\.([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.(0|[1-9]\d{0,14})$/
