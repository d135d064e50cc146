import type { DateTime } from 'luxon'

export const alarmKinds = [
  'sms_budget_used_up',
  'audit_log_broken',
  'ledger_differs',
  'backup_failed',
] as const

/** Something that an operator has to look at, raised once a day for each site and kind. */
export type Alarm = Readonly<{
  /** Made of site, kind and day. */
  id: string
  /** Null for what belongs to no single site. */
  siteId: string | null
  kind: (typeof alarmKinds)[number]
  raisedAt: DateTime
}>

/** An alarm of a site, or of all (null); raised again on the same UTC day it has the same id. */
export function alarmOf(kind: Alarm['kind'], siteId: string | null, raisedAt: DateTime): Alarm {
  return {
    id: `${siteId ?? 'all'} ${kind} ${raisedAt.toUTC().toISODate()}`,
    siteId,
    kind,
    raisedAt,
  }
}
