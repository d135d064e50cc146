import type { Locale } from '#core/sites/locales'
import { everyRow, rowsAtOnce, writtenAt } from '#queries/admin/lists/every_row'
import { settingHistory, type HistoryFilter } from '#queries/admin/sites/setting_history'

/** All changes of the settings of a site, or of one, as rows of a file. */
export async function* settingChangeRows(filter: HistoryFilter, locale: Locale) {
  const all = everyRow((before: number | null) => {
    return settingHistory({ ...filter, before: before ?? undefined }, locale, rowsAtOnce)
  })
  for await (const { admin, at, name, number, reason, written } of all) {
    yield {
      number,
      at: writtenAt(at),
      admin: admin ?? '',
      setting: name,
      from: written.from,
      to: written.to,
      reason: reason ?? '',
    }
  }
}
