import type { DateTime } from 'luxon'
import type { Evidence, Report } from '#core/moderation/report'
import type { Rows } from '#core/repositories/rows'

/** Reports, and the evidence of each. */
export interface Reports extends Rows<Report, string, 'id'> {
  /** How many reports this member has made from then on; one made once more counts as one. */
  countSince(reporterId: string, from: DateTime): Promise<number>
  keepEvidence(id: string, evidence: Evidence): Promise<void>
  /** Erases the evidence of reports that were last made before then. */
  eraseEvidence(before: DateTime): Promise<void>
  eraseEvidenceOf(id: string): Promise<void>
}
