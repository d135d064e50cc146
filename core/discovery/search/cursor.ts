import { DateTime } from 'luxon'

/**
 * The last member of a page of results, by what orders them: the next page begins after it. All
 * pages of one search show members as they stood at its beginning, `since`: who becomes active
 * meanwhile keeps their place, so that nobody is skipped or comes twice.
 */
export type SearchCursor = Readonly<{
  hasPhoto: boolean
  lastActiveAt: DateTime
  id: string
  since: DateTime
}>

/** Writes a cursor for an address, such as `1.1763715600000.<id>.1763715700000`; in milliseconds. */
export function encodeCursor({ hasPhoto, lastActiveAt, id, since }: SearchCursor) {
  return `${hasPhoto ? 1 : 0}.${lastActiveAt.toMillis()}.${id}.${since.toMillis()}`
}

/** Reads a cursor back; null for anything that `encodeCursor` would not write. */
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
