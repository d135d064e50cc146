import { urgencies, urgencyOf } from '#core/moderation/urgency'
import type { ReportReason } from '#core/moderation/report'
import { read } from '#queries/read'

/** How many reports are open, how urgent they are, and since when the oldest is (milliseconds). */
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
  const parts = urgencies.map((urgency) => {
    const number = sumOf(rows.filter(({ reason }) => urgencyOf(reason) === urgency))
    return { urgency, number }
  })
  const oldest = rows.length === 0 ? null : Math.min(...rows.map((row) => row.oldest))
  return { number: sumOf(rows), oldest, parts }
}

type ByReason = Readonly<{ reason: ReportReason; number: number; oldest: number }>

function sumOf(rows: readonly ByReason[]) {
  return rows.reduce((sum, { number }) => sum + number, 0)
}
