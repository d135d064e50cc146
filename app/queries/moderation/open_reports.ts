import type { EvidenceKind, ReportReason } from '#core/moderation/report'
import { read } from '#queries/read'

export interface OpenReport {
  id: string
  reason: ReportReason
  explanation: string | null
  evidenceKind: EvidenceKind
  reporterId: string
  reportedId: string
  reported: string
  /** Milliseconds since 1970. */
  reportedAt: number
}

/** The reports without a decision, the longest waiting first. */
export function openReports(limit: number): Promise<OpenReport[]> {
  return read<OpenReport>('reports')
    .join('profiles as reported', 'reported.id', 'reports.reported_id')
    .where('reports.status', 'open')
    .select('reports.id', 'reports.reason', 'reports.explanation', 'reports.evidence_kind')
    .select('reports.reporter_id', 'reports.reported_id', 'reports.reported_at')
    .select('reported.name as reported')
    .orderBy('reports.reported_at')
    .orderBy('reports.id')
    .limit(limit)
}
