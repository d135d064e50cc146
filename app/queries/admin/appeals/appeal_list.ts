import type { AppealDecision, AppealStatus } from '#core/moderation/measures/appeal'
import type { MeasureKind } from '#core/moderation/measures/measure'
import { foundCount } from '#queries/admin/lists/found_count'
import { read } from '#queries/read'

/** Where a page of the list begins, as a URL carries it. */
export const afterPattern = /^\d{1,15}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export type AppealFilter = Readonly<{
  status: AppealStatus
  /** The row after which it goes on, as `next` of the page before says. */
  after?: string
}>

type Looking = Readonly<{ siteId: string | null; adminId: string; now: number }>

interface Row {
  id: string
  madeAt: number
  decision: AppealDecision | null
  kind: MeasureKind
  takenAt: number
  name: string
  takenBy: string | null
  holderId: string | null
  holder: string | null
}

/** Appeals: those that wait, the longest first; or those decided, the newest first. */
export async function appealList(
  { adminId, now, siteId }: Looking,
  filter: AppealFilter,
  size = 50
) {
  const isWaiting = filter.status === 'waiting'
  const direction = isWaiting ? 'asc' : 'desc'
  const query = matching(siteId, filter)
    .join('profiles', 'profiles.user_id', 'appeals.user_id')
    .join('measures', 'measures.id', 'appeals.measure_id')
    .leftJoin('admins as judge', 'judge.id', 'measures.taken_by')
    .joinRaw(
      `left join work_claims on work_claims.kind = 'appeal'
        and work_claims.subject_id = cast(appeals.id as varchar(100)) and work_claims.until > ?`,
      [now]
    )
    .leftJoin('admins as holder', 'holder.id', 'work_claims.admin_id')
    .select('appeals.id', 'appeals.made_at', 'appeals.decision', 'measures.kind')
    .select('measures.taken_at', 'profiles.name', 'judge.name as taken_by')
    .select('work_claims.admin_id as holder_id', 'holder.name as holder')
    .orderBy('appeals.made_at', direction)
    .orderBy('appeals.id', direction)
    .limit(size + 1)
  if (filter.after) {
    const [at, id] = filter.after.split('.')
    query.whereRaw(`(appeals.made_at, appeals.id) ${isWaiting ? '>' : '<'} (?, ?)`, [
      Number(at),
      id,
    ])
  }
  const found = await query
  const rows = found.slice(0, size).map((row) => ({
    ...row,
    holder: row.holderId === adminId ? null : row.holder,
  }))
  const last = rows.at(-1)
  return { rows, next: found.length > size && last ? `${last.madeAt}.${last.id}` : null }
}

export function appealCount(siteId: string | null, filter: AppealFilter) {
  return foundCount(matching(siteId, filter))
}

function matching(siteId: string | null, { status }: AppealFilter) {
  const query = read<Row>('appeals')
  if (status === 'waiting') query.whereNull('appeals.decision')
  else query.whereNotNull('appeals.decision')
  if (siteId) query.where('appeals.site_id', siteId)
  return query
}
