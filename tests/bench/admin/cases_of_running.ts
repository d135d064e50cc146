import { DateTime } from 'luxon'
import { dayOf } from '#core/admin/figures/figure'
import { proposalStages } from '#core/admin/four_eyes/proposal'
import { sourceParts } from '#core/admin/sources/source'
import { adminsOf } from '#queries/admin/admins'
import { auditLog } from '#queries/admin/audit_log'
import { dailyFigures, figureRows } from '#queries/admin/daily_figures'
import { operations } from '#queries/admin/operations/overview'
import { proposalList } from '#queries/admin/proposals'
import { settingHistory } from '#queries/admin/sites/setting_history'
import { sourceFigures, visitsByDay } from '#queries/admin/sources/source_figures'
import { waitingWork } from '#queries/admin/waiting/waiting_work'
import { again, forEach, type Asked, type Case } from '#tests/bench/admin/cases'

/** The dashboard, sources, operations, the audit log and admins. */
export async function runCases({ adminId, now, smallSite }: Asked): Promise<Case[]> {
  const range = (days: number) => ({ from: dayOf(now.minus({ days: days - 1 })), to: dayOf(now) })
  const by = (days: number) =>
    sourceParts.map((part) => ({ siteId: null, range: range(days), by: part, within: {} }))
  const values = Array.from({ length: 50 }, (_, index) => `ref ${index}`)
  return [
    again('dashboard: what waits', () => waitingWork({ role: 'owner' }, null)),
    again('dashboard: what waits on the small site', () =>
      waitingWork({ role: 'owner' }, smallSite)
    ),
    again('dashboard: figures of 28 days', () => dailyFigures(null, range(28))),
    again('dashboard: figures of a year', () => dailyFigures(null, range(366))),
    again('dashboard: a month of the file', () => Array.fromAsync(figureRows(null, range(31)))),
    forEach('sources: 28 days', by(28), sourceFigures),
    forEach('sources: a year', by(366), sourceFigures),
    again('sources: visits by day', () => visitsByDay(by(92)[1], values)),
    again('operations', () => operations(DateTime.utc())),
    again('audit log', () => auditLog(null, {})),
    again('audit log: one admin', () => auditLog(null, { adminId })),
    again('audit log: a rare act', () => auditLog(null, { act: 'edit_sites' })),
    again('audit log: an act that nobody did', () => auditLog(null, { act: 'refund' })),
    again('audit log: one subject', () =>
      auditLog(null, { subject: '01900000-0000-7000-9000-000000000007' })
    ),
    again('audit log: the small site', () => auditLog(smallSite, {})),
    again('settings: history', () => settingHistory({ siteId: smallSite }, 'en')),
    again('admins', () => adminsOf(null)),
    forEach('requests', proposalStages, (stage) => proposalList(null, { stage, after: null })),
  ]
}
