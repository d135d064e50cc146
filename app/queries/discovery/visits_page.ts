import { mayKnowVisitor } from '#core/discovery/visits/visit'
import type { Member } from '#models/member'
import { decodeVisitCursor, encodeVisitCursor } from '#queries/discovery/visit_cursor'
import { visitRows } from '#queries/discovery/visit_rows'

type Asked = Readonly<{ after: unknown; size: number }>

/**
 * A page of who visited a member. Who may not know them sees the first page only: the way to the
 * next one would name somebody.
 */
export async function visitsPage({ user, profile }: Member, { after, size }: Asked) {
  if (!mayKnowVisitor(user)) {
    return { rows: await visitRows(profile.id, { after: null, limit: size }), next: null }
  }
  const cursor = decodeVisitCursor(after)
  const found = await visitRows(profile.id, { after: cursor, limit: size + 1 })
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  const next = last ? encodeVisitCursor({ at: last.lastAt, id: last.id }) : null
  return { rows, next }
}
