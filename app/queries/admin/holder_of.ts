import type { WorkClaim } from '#core/admin/claims/work_claim'
import { read } from '#queries/read'

interface Holder {
  name: string
  until: number
}

/** Which admin has a piece of work in hand now, and until when, in milliseconds; null for nobody. */
export async function holderOf(
  { kind, subjectId }: Pick<WorkClaim, 'kind' | 'subjectId'>,
  now: number
) {
  const holder = await read<Holder>('work_claims')
    .join('admins', 'admins.id', 'work_claims.admin_id')
    .where({ kind, subject_id: subjectId })
    .where('until', '>', now)
    .select('admins.name', 'until')
    .first()
  return holder ?? null
}
