import db from '@adonisjs/lucid/services/db'
import type { EvidenceKind, ReportReason } from '#core/moderation/report'

export interface OpenReport {
  id: string
  reason: ReportReason
  explanation: string | null
  evidence_kind: EvidenceKind
  reporter_id: string
  reported_id: string
  reported: string
  /** Milliseconds since 1970. */
  reported_at: number | string
}

/** The reports that wait for a decision, the longest waiting first. */
export function openReports(limit: number): Promise<OpenReport[]> {
  return db
    .from('reports')
    .join('profiles as reported', 'reported.id', 'reports.reported_id')
    .where('reports.status', 'open')
    .select('reports.id', 'reports.reason', 'reports.explanation', 'reports.evidence_kind')
    .select('reports.reporter_id', 'reports.reported_id', 'reports.reported_at')
    .select('reported.name as reported')
    .orderBy('reports.reported_at')
    .orderBy('reports.id')
    .limit(limit)
}
