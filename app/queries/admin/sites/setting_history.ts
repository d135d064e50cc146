import { settingSubject } from '#core/admin/sites/change_setting'
import type { Locale } from '#core/sites/locales'
import { settingNames, type SettingName } from '#core/sites/settings/catalogue'
import { valueText } from '#core/sites/settings/settings'
import { read } from '#queries/read'
import { shownValue } from '#queries/admin/sites/shown_value'
import { storedSettings } from '#queries/sites/site_settings'

const pageSize = 30

type HistoryFilter = Readonly<{
  siteId: string
  /** Only changes of this setting. */
  setting?: SettingName
  /** Rows with a smaller number, for the next page. */
  before?: number
}>

/** Changes of the settings of a site, newest first, from the audit log. */
export async function settingHistory({ before, setting, siteId }: HistoryFilter, locale: Locale) {
  const query = read<Row>('audit_rows')
    .leftJoin('admins', 'admins.id', 'audit_rows.admin_id')
    .where('audit_rows.site_id', siteId)
    .where('audit_rows.act', 'change_setting')
    .where('audit_rows.subject_kind', 'setting')
    .select('audit_rows.number', 'audit_rows.at', 'audit_rows.subject_id as subject')
    .select('audit_rows.before', 'audit_rows.after', 'audit_rows.reason', 'admins.name as admin')
    .orderBy('audit_rows.number', 'desc')
    .limit(pageSize + 1)
  if (setting) query.where('audit_rows.subject_id', settingSubject(siteId, setting).id)
  if (before) query.where('audit_rows.number', '<', before)
  const found = await query
  const stored = await storedSettings(siteId)
  const rows = found.slice(0, pageSize).flatMap((row) => {
    const name = settingNames.find((one) => settingSubject(siteId, one).id === row.subject)
    return name ? [changeOf(row, name, { locale, now: valueText(name, stored[name]) })] : []
  })
  return { rows, next: found.length > pageSize ? found[pageSize - 1].number : null }
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
    /** Not where the setting has changed since. */
    canUndo: to === shown.now,
  }
}
