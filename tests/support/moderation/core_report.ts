import type { EvidenceKind } from '#core/moderation/report'
import { reportMember } from '#core/moderation/report_member'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { ada, bob } from '#tests/support/people/people'

/** Ada reports Bob, for his profile or something else of his; answers the id of the report. */
export async function adaReports(
  ports: FakePorts,
  evidenceKind: EvidenceKind = 'profile',
  evidenceId = bob().profile.id
) {
  await reportMember(ports, {
    reporterId: ada().profile.id,
    reportedId: bob().profile.id,
    reason: 'scam',
    explanation: null,
    evidenceKind,
    evidenceId,
    evidence: { name: 'Bob', about: 'Send me money', lines: [], picture: null },
    settings: { reportsPerDay: 10 },
  })
  return [...ports.repositories.reports.rows.keys()].at(-1)!
}
