import { urgencies, urgencyOf } from '#core/moderation/urgency'
import type { ReportReason } from '#core/moderation/report'
import { dangerTotals } from '#queries/admin/complaints/danger_tickets'
import { read } from '#queries/read'

/**
 * How many reports are open, how urgent they are, and since when the oldest is (milliseconds); notices
 * of the abuse of a child count as the most urgent ones.
 */
export async function openReports(siteId: string | null) {
  const query = read<ByReason>('reports')
    .where('reports.status', 'open')
    .select('reports.reason')
    .count('* as number')
    .min('reports.reported_at as oldest')
    .groupBy('reports.reason')
  if (siteId) {
    query.join('profiles', 'profiles.id', 'reports.reported_id').where('profiles.site_id', siteId)
  }
  const rows = await query
  const notices = await dangerTotals(siteId)
  const parts = urgencies.map((urgency) => {
    const number = sumOf(rows.filter(({ reason }) => urgencyOf(reason) === urgency))
    return { urgency, number: urgency === 'danger' ? number + notices.number : number }
  })
  const since = [...rows.map((row) => row.oldest), ...(notices.oldest ? [notices.oldest] : [])]
  const oldest = since.length === 0 ? null : Math.min(...since)
  return { number: sumOf(rows) + notices.number, oldest, parts }
}

type ByReason = Readonly<{ reason: ReportReason; number: number; oldest: number }>

function sumOf(rows: readonly ByReason[]) {
  return rows.reduce((sum, { number }) => sum + number, 0)
}
