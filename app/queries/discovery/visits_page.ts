import { visitRows } from '#queries/discovery/visit_rows'
import { decodeCursor, pageOf } from '#queries/time_cursor'

type Asked = Readonly<{ after: unknown; size: number }>

/** A page of the visitors of a member who may know them. */
export async function visitsPage(profileId: string, { after, size }: Asked) {
  const found = await visitRows(profileId, { after: decodeCursor(after), limit: size + 1 })
  return pageOf(found, size, ({ lastAt, id }) => ({ at: lastAt, id }))
}
