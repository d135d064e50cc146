import type { DateTime } from 'luxon'
import type { AdminLocale } from '#core/admin/admin'
import { fictionalList } from '#queries/admin/inbox/fictional_list'
import { everyRow, rowsAtOnce } from '#queries/admin/lists/every_row'

type Looking = Readonly<{ siteId: string | null; now: DateTime }>

/** All fictional profiles that an admin sees as rows of a file. */
export async function* fictionalRows(looking: Looking, locale: AdminLocale) {
  const all = everyRow((after: string | null) => {
    return fictionalList({ ...looking, after }, locale, rowsAtOnce)
  })
  for await (const { age, country, gender, id, language, name, place, site, status } of all) {
    yield { id, name, age, gender, place, country, language, site, status }
  }
}
