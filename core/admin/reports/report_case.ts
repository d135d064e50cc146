import type { SignedInAdmin } from '#core/admin/admin'
import { claimWork } from '#core/admin/claims/work_claim'
import { mayDo } from '#core/admin/rights'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

/** Where a case belongs and whom it is about; null for an unknown one. */
export async function caseOf({ profiles, reports, users }: Repositories, reportId: string) {
  const report = await reports.find(reportId)
  const reported = report && (await profiles.find(report.reportedId))
  const user = reported && (await users.find(reported.userId))
  return user ? { report, user, siteId: reported.siteId } : null
}

/**
 * Takes a case in hand for an admin who may decide it; nobody else learns how it stands. Refuses
 * 'report_not_found', 'act_not_allowed', and 'claimed_by_other' while another admin has it.
 * Rule: docs/product/back-office.md, Claims of work.
 */
export async function takeCase(
  ports: Uses<'clock' | 'unitOfWork'>,
  repositories: Repositories,
  { by, reportId }: Readonly<{ by: SignedInAdmin; reportId: string }>
) {
  const found = await caseOf(repositories, reportId)
  if (!found) return refuse('report_not_found')
  const allowed = mayDo(by, 'decide_report', found.siteId, ports.clock.now())
  if (!allowed.ok) return allowed
  const claim = { kind: 'report', subjectId: reportId, adminId: by.adminId } as const
  const claimed = await claimWork(ports, claim)
  return claimed.ok ? ok(found) : claimed
}
