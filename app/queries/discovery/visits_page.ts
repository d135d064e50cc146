import { visitRows, type VisitsOfProfile } from '#queries/discovery/visit_rows'
import { decodeCursor, pageOf } from '#queries/time_cursor'

type Asked = Readonly<{ after: unknown; size: number }>

/** A page of the visits that a member made, or of those to a member who may know their visitors. */
export async function visitsPage(whose: VisitsOfProfile, { after, size }: Asked) {
  const found = await visitRows(whose, { after: decodeCursor(after), limit: size + 1 })
  return pageOf(found, size, ({ lastAt, id }) => ({ at: lastAt, id }))
}
