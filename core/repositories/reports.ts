import type { DateTime } from 'luxon'
import type { Evidence, Report } from '#core/moderation/report'

type SameThing = Pick<Report, 'reporterId' | 'reportedId' | 'evidenceKind' | 'evidenceId'>

export abstract class Reports {
  abstract find(id: string): Promise<Report | null>
  /** The open report of this member about this very thing. */
  abstract findOpen(report: SameThing): Promise<Report | null>
  /** How many reports this member has made from then on; one made once more counts as one. */
  abstract countSince(reporterId: string, from: DateTime): Promise<number>
  abstract add(report: Report, evidence: Evidence): Promise<void>
  abstract update(id: string, changes: Partial<Pick<Report, Changing>>): Promise<void>
  /** Erases the evidence of reports that were last made before then. */
  abstract forgetEvidence(before: DateTime): Promise<void>
  abstract forgetEvidenceOf(id: string): Promise<void>
}

type Changing = 'reason' | 'explanation' | 'reportedAt' | 'status' | 'decision' | 'closedAt'
