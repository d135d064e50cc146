import { everyRow, rowsAtOnce, writtenAt } from '#queries/admin/lists/every_row'
import { reportList, type ReportFilter } from '#queries/admin/reports/report_list'

/** All reports of a filter as rows of a file; without what was reported. */
export async function* reportRows(looking: Parameters<typeof reportList>[0], filter: ReportFilter) {
  const all = everyRow((after: string | null) => {
    return reportList(looking, { ...filter, after: after ?? undefined }, rowsAtOnce)
  })
  for await (const report of all) {
    yield {
      id: report.id,
      urgency: report.urgency,
      reason: report.reason,
      reported: report.reported,
      about: report.evidenceKind,
      since: writtenAt(report.reportedAt),
      decision: report.decision ?? '',
    }
  }
}
