import type { DateTime } from 'luxon'

export const alarmKinds = ['sms_budget_used_up'] as const

/** Something that an operator has to look at, raised once a day for each site and kind. */
export type Alarm = Readonly<{
  /** Made of site, kind and day. */
  id: string
  siteId: string
  kind: (typeof alarmKinds)[number]
  raisedAt: DateTime
}>

/** An alarm of a site; raised again on the same UTC day it has the same id. */
export function alarmOf(kind: Alarm['kind'], siteId: string, raisedAt: DateTime): Alarm {
  return { id: `${siteId} ${kind} ${raisedAt.toUTC().toISODate()}`, siteId, kind, raisedAt }
}
