import type { Admin } from '#core/admin/admin'
import { hasRight, type AdminRight } from '#core/admin/rights'
import type { Alarm } from '#core/sites/alarm'
import { read } from '#queries/read'

type AlarmRow = Readonly<{
  kind: Alarm['kind']
  siteId: string | null
  domain: string | null
  raisedAt: number
}>

type Meaning = Readonly<{
  /** The page on which the cause is seen, and who may see that page; `:id` is the site. */
  path: string
  right: AdminRight
}>

const meanings: Readonly<Record<Alarm['kind'], Meaning>> = {
  sms_budget_used_up: {
    path: '/admin/sites/:id/settings/mail#sms_per_day',
    right: 'see_sites',
  },
  audit_log_broken: { path: '/admin/audit', right: 'see_audit' },
  backup_failed: { path: '/admin/operations', right: 'see_operations' },
  ledger_differs: { path: '/admin/orders/ledger', right: 'see_money' },
}

const shownMilliseconds = 24 * 3_600_000

/** The alarms of the last 24 hours that the role may see, newest first: of one site, or of all (null). */
export async function recentAlarms({ role }: Pick<Admin, 'role'>, siteId: string | null) {
  const query = read<AlarmRow>('alarms')
    .leftJoin('sites', 'sites.id', 'alarms.site_id')
    .where('alarms.raised_at', '>', Date.now() - shownMilliseconds)
    .orderBy('alarms.raised_at', 'desc')
    .select('alarms.kind', 'alarms.site_id', 'sites.domain', 'alarms.raised_at')
  if (siteId) query.where('alarms.site_id', siteId)
  const rows = await query
  return rows
    .filter(({ kind }) => hasRight(role, meanings[kind].right))
    .map(({ domain, kind, raisedAt, siteId: ofSite }) => {
      return { domain, kind, raisedAt, path: meanings[kind].path.replace(':id', ofSite ?? '') }
    })
}
