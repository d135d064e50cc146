import type { WorkClaim } from '#core/admin/claims/work_claim'
import type { WorkClaims } from '#core/repositories/work_claims'
import { LucidRows } from '#adapters/lucid/lucid_rows'

type Pair = Pick<WorkClaim, 'kind' | 'subjectId'>

export class LucidWorkClaims extends LucidRows<WorkClaim, Pair, keyof Pair> implements WorkClaims {
  /** In the order of their ids, so that two admins who take the same ones cannot block each other. */
  async takeFree({ now, subjectIds, ...claim }: Parameters<WorkClaims['takeFree']>[0]) {
    if (subjectIds.length === 0) return []
    const rows = subjectIds.toSorted().map((subjectId) => {
      return this.stored.write({ ...claim, subjectId })
    })
    const taken: { subjectId: string }[] = await this.query()
      .insert(rows)
      .onConflict(['kind', 'subject_id'])
      .merge(['admin_id', 'until'])
      .where((free) => {
        void free
          .where('work_claims.admin_id', claim.adminId)
          .orWhere('work_claims.until', '<=', now.toMillis())
      })
      .returning('subject_id as subjectId')
    return taken.map(({ subjectId }) => subjectId)
  }
}
