import { DateTime } from 'luxon'
import type { Profile } from '#core/profiles/profile'

/** The last member of a page of results, by what orders them: the next page begins after it. */
export type SearchCursor = Readonly<{ hasPhoto: boolean; lastActiveAt: DateTime; id: string }>

/** The cursor that stands at this member: photo first, then last active, then newest. */
export function cursorAt(profile: Pick<Profile, 'mainPhotoId' | 'lastActiveAt' | 'id'>) {
  const { mainPhotoId, lastActiveAt, id } = profile
  return { hasPhoto: mainPhotoId !== null, lastActiveAt, id }
}

/** Writes a cursor for an address, such as `1.1763715600000.<id>`; the moment in milliseconds. */
export function encodeCursor({ hasPhoto, lastActiveAt, id }: SearchCursor) {
  return `${hasPhoto ? 1 : 0}.${lastActiveAt.toMillis()}.${id}`
}

/** Reads a cursor back; null for anything that `encodeCursor` would not write. */
export function decodeCursor(value: unknown): SearchCursor | null {
  const parts = typeof value === 'string' ? cursorShape.exec(value) : null
  if (!parts) return null
  const [, photo, moment, id] = parts
  const lastActiveAt = DateTime.fromMillis(Number(moment), { zone: 'utc' })
  return { hasPhoto: photo === '1', lastActiveAt, id }
}

const cursorShape =
  /^([01])\.(0|[1-9]\d{0,14})\.([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/
