import type { AppealDecision } from '#core/moderation/measures/appeal'
import type { MeasureKind } from '#core/moderation/measures/measure'
import type { ReportReason } from '#core/moderation/report'
import type { RejectionReason } from '#core/profiles/photos/photo'
import { read } from '#queries/read'

/** The newest measures of a member that admins see. */
const shown = 50

interface MeasureRow {
  id: string
  reportId: string | null
  kind: MeasureKind
  breach: ReportReason
  facts: string | null
  rejection: RejectionReason | null
  until: number | null
  takenAt: number
  liftedAt: number | null
  admin: string | null
  appealId: string | null
  appealDecision: AppealDecision | null
}

/** What was done about the conduct of a member, the newest first. */
export function measuresOf(userId: string): Promise<MeasureRow[]> {
  return read<MeasureRow>('measures')
    .leftJoin('admins', 'admins.id', 'measures.taken_by')
    .leftJoin('appeals', 'appeals.measure_id', 'measures.id')
    .where('measures.user_id', userId)
    .select('measures.id', 'report_id', 'kind', 'breach', 'facts', 'rejection', 'until')
    .select('taken_at', 'lifted_at', 'admins.name as admin')
    .select('appeals.id as appeal_id', 'appeals.decision as appeal_decision')
    .orderBy('taken_at', 'desc')
    .orderBy('measures.id', 'desc')
    .limit(shown)
}
