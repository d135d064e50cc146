import { isHeldByOther, type WorkClaim } from '#core/admin/claims/work_claim'
import type { WorkClaims } from '#core/repositories/work_claims'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'

type Pair = Pick<WorkClaim, 'kind' | 'subjectId'>

export class InMemoryWorkClaims
  extends InMemoryRows<WorkClaim, Pair, keyof Pair>
  implements WorkClaims
{
  async takeFree({ now, subjectIds, ...claim }: Parameters<WorkClaims['takeFree']>[0]) {
    const taken: string[] = []
    for (const subjectId of subjectIds) {
      const held = await this.find({ kind: claim.kind, subjectId })
      if (held && isHeldByOther(held, claim.adminId, now)) continue
      await this.put({ ...claim, subjectId })
      taken.push(subjectId)
    }
    return taken
  }
}
