import { settingSubject } from '#core/admin/sites/change_setting'
import type { Locale } from '#core/sites/locales'
import { settingNames, type SettingName } from '#core/sites/settings/catalogue'
import { valueText } from '#core/sites/settings/settings'
import { foundCount } from '#queries/admin/lists/found_count'
import { read } from '#queries/read'
import { shownValue } from '#queries/admin/sites/shown_value'
import { storedSettings } from '#queries/sites/site_settings'

export type HistoryFilter = Readonly<{
  siteId: string
  /** Leaves out changes of other settings. */
  setting?: SettingName
  /** Rows with a smaller number, for the next page. */
  before?: number
}>

/** Changes of the settings of a site, newest first, from the audit log. */
export async function settingHistory(filter: HistoryFilter, locale: Locale, size = 30) {
  const { before, siteId } = filter
  const query = changesOf(filter)
    .leftJoin('admins', 'admins.id', 'audit_rows.admin_id')
    .select('audit_rows.number', 'audit_rows.at', 'audit_rows.subject_id as subject')
    .select('audit_rows.before', 'audit_rows.after', 'audit_rows.reason', 'admins.name as admin')
    .orderBy('audit_rows.number', 'desc')
    .limit(size + 1)
  if (before) query.where('audit_rows.number', '<', before)
  const found = await query
  const stored = await storedSettings(siteId)
  const names = subjectsOf(siteId)
  const rows = found.slice(0, size).flatMap((row) => {
    const name = names.get(row.subject)
    return name ? [changeOf(row, name, { locale, now: valueText(name, stored[name]) })] : []
  })
  return { rows, next: found.length > size ? found[size - 1].number : null }
}

export function settingChangeCount(filter: HistoryFilter) {
  return foundCount(changesOf(filter))
}

/** Not of settings that there are no longer. */
function changesOf({ setting, siteId }: HistoryFilter) {
  const subjects = setting ? [settingSubject(siteId, setting).id] : [...subjectsOf(siteId).keys()]
  return read<Row>('audit_rows')
    .where('audit_rows.site_id', siteId)
    .where('audit_rows.act', 'change_setting')
    .where('audit_rows.subject_kind', 'setting')
    .whereIn('audit_rows.subject_id', subjects)
}

/** The settings of a site by what the audit log names them. */
function subjectsOf(siteId: string) {
  return new Map<string, SettingName>(
    settingNames.map((name) => [settingSubject(siteId, name).id, name])
  )
}

type Row = Readonly<{
  number: number
  at: number
  subject: string
  before: string
  after: string
  reason: string | null
  /** Null for the terminal. */
  admin: string | null
}>

type Shown = Readonly<{ locale: Locale; now: string }>

function changeOf(
  { admin, after, at, before, number, reason }: Row,
  name: SettingName,
  shown: Shown
) {
  const from: string = JSON.parse(before).value
  const to: string = JSON.parse(after).value
  return {
    number,
    at,
    name,
    admin,
    reason,
    from: shownValue(name, from, shown.locale),
    to: shownValue(name, to, shown.locale),
    /** The values as the audit log has them. */
    written: { from, to },
    /** Not where the setting has changed since. */
    canUndo: to === shown.now,
  }
}
