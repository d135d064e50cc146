import type { DateTime } from 'luxon'
import type { WorkClaim } from '#core/admin/claims/work_claim'
import type { Rows } from '#core/repositories/rows'

type Pair = Pick<WorkClaim, 'kind' | 'subjectId'>

/** Pieces of work that an admin wants to have in hand until a moment. */
type Wanted = Pick<WorkClaim, 'kind' | 'adminId' | 'until'> &
  Readonly<{ subjectIds: readonly string[]; now: DateTime }>

export interface WorkClaims extends Rows<WorkClaim, Pair, keyof Pair> {
  /** Takes those that no other admin has in hand now, all at once; returns their ids, in any order. */
  takeFree(wanted: Wanted): Promise<readonly string[]>
}
