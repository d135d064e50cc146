import type { AppealDecision } from '#core/moderation/measures/appeal'
import type { MeasureKind } from '#core/moderation/measures/measure'
import type { ReportReason } from '#core/moderation/report'
import type { RejectionReason } from '#core/profiles/photos/photo'
import { listing } from '#queries/admin/members/file_page'
import { read } from '#queries/read'

/** The newest measures of a member that a case shows. */
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

/** What was done about the conduct of a member. */
export function measuresTaken(userId: string) {
  return listing<MeasureRow>({
    from: () =>
      read<MeasureRow>('measures')
        .leftJoin('admins', 'admins.id', 'measures.taken_by')
        .leftJoin('appeals', 'appeals.measure_id', 'measures.id')
        .where('measures.user_id', userId),
    columns: [
      'measures.id',
      'report_id',
      'kind',
      'breach',
      'facts',
      'rejection',
      'until',
      'taken_at',
      'lifted_at',
      'admins.name as admin',
      'appeals.id as appeal_id',
      'appeals.decision as appeal_decision',
    ],
    key: { by: 'taken_at', id: 'measures.id', direction: 'desc' },
    place: ({ id, takenAt }) => ({ at: takenAt, id }),
  })
}

/** The newest of them, as a case shows them. */
export async function measuresOf(userId: string) {
  const { rows } = await measuresTaken(userId).page(null, shown)
  return rows
}
