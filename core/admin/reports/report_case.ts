import type { Repositories } from '#core/ports/unit_of_work'

/** Where a case belongs and whom it is about; null for an unknown one. */
export async function caseOf({ profiles, reports, users }: Repositories, reportId: string) {
  const report = await reports.find(reportId)
  const reported = report && (await profiles.find(report.reportedId))
  const user = reported && (await users.find(reported.userId))
  return user ? { report, user, siteId: reported.siteId } : null
}
