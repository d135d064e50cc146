import { mayKnowVisitor } from '#core/discovery/visits/visit'
import type { Member } from '#models/member'
import { visitRows } from '#queries/discovery/visit_rows'
import { decodeCursor, pageOf } from '#queries/time_cursor'

type Asked = Readonly<{ after: unknown; size: number }>

/**
 * A page of a member's visitors. A member who may not know them gets the first page only, since
 * the cursor of the next one contains a visitor's id.
 */
export async function visitsPage({ user, profile }: Member, { after, size }: Asked) {
  if (!mayKnowVisitor(user)) {
    return { rows: await visitRows(profile.id, { after: null, limit: size }), next: null }
  }
  const found = await visitRows(profile.id, { after: decodeCursor(after), limit: size + 1 })
  return pageOf(found, size, ({ lastAt, id }) => ({ at: lastAt, id }))
}
