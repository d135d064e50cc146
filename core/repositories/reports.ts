import type { DateTime } from 'luxon'
import type { Evidence, Report } from '#core/moderation/report'
import type { Rows } from '#core/repositories/rows'

/** Reports and their evidence. */
export interface Reports extends Rows<Report, string, 'id'> {
  /** The number of reports by this member since then; a repeated one counts once. */
  countSince(reporterId: string, from: DateTime): Promise<number>
  keepEvidence(id: string, evidence: Evidence): Promise<void>
  /** Erases the evidence of reports last made before then. */
  eraseEvidence(before: DateTime): Promise<void>
  eraseEvidenceOf(id: string): Promise<void>
}
