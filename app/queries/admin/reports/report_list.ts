import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { EvidenceKind, Report, ReportReason } from '#core/moderation/report'
import { reasonsOf, urgencies, urgencyOf, type Urgency } from '#core/moderation/urgency'
import { foundCount } from '#queries/admin/lists/found_count'
import { waitingBans } from '#queries/admin/waiting_bans'
import { read } from '#queries/read'

/** What the list shows at most of. */
export type ReportFilter = Readonly<{
  status: Report['status']
  urgency?: Urgency
  reason?: ReportReason
  /** The row after which it goes on, as `next` of the page before says. */
  after?: string
}>

type Looking = Readonly<{ siteId: string | null; adminId: string; now: number }>

/** Where a page of the list begins, as a URL carries it. */
export const afterPattern = /^[0-2]\.\d{1,15}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const rank = urgencies
  .map((urgency, place) => `when reports.reason in (${quoted(reasonsOf(urgency))}) then ${place}`)
  .join(' ')
/** The expression of the index, whose migration names the reasons of today. */
const place = `case ${rank} end`

/** Reports, the most urgent first and the longest waiting of those; with who has each in hand. */
export async function reportList(
  { adminId, now, siteId }: Looking,
  filter: ReportFilter,
  size = 50
) {
  const query = matching(siteId, filter)
    .join('profiles as reported', 'reported.id', 'reports.reported_id')
    .joinRaw(
      `left join work_claims on work_claims.kind = 'report'
        and work_claims.subject_id = cast(reports.id as varchar(100)) and work_claims.until > ?`,
      [now]
    )
    .leftJoin('admins as holder', 'holder.id', 'work_claims.admin_id')
    .select('reports.id', 'reports.reason', 'reports.evidence_kind', 'reports.reported_at')
    .select('reports.decision', 'reported.name as reported', 'reported.user_id')
    .select('work_claims.admin_id as holder_id', 'holder.name as holder')
    .orderByRaw(orderOf(filter))
    .limit(size + 1)
  if (filter.after) goOn(query, filter)
  const found = await query
  const banned = await waitingBans(found.flatMap(({ id, userId }) => [id, userId]))
  const rows = found.slice(0, size).map((row) => ({
    ...row,
    urgency: urgencyOf(row.reason),
    banWaits: banned.has(row.id) || banned.has(row.userId),
    holder: row.holderId === adminId ? null : row.holder,
  }))
  const last = rows.at(-1)
  const isMore = found.length > size && last
  return { rows, next: isMore ? `${rankOf(last.urgency)}.${last.reportedAt}.${last.id}` : null }
}

export function reportCount(siteId: string | null, filter: ReportFilter) {
  return foundCount(matching(siteId, filter))
}

function matching(siteId: string | null, { reason, status, urgency }: ReportFilter) {
  const query = read<Row>('reports').where('reports.status', status)
  if (siteId) query.where('reports.site_id', siteId)
  if (urgency) query.whereRaw(`${place} = ?`, [rankOf(urgency)])
  if (reason) query.where('reports.reason', reason)
  return query
}

type Row = Readonly<{
  id: string
  reason: ReportReason
  evidenceKind: EvidenceKind
  reportedAt: number
  decision: Report['decision']
  reported: string
  userId: string
  holderId: string | null
  holder: string | null
}>

function rankOf(urgency: Urgency) {
  return urgencies.indexOf(urgency)
}

/** Whether a filter leaves reports of one urgency: by it, or by a reason, which has one urgency. */
function isOfOneUrgency({ reason, urgency }: ReportFilter) {
  return reason !== undefined || urgency !== undefined
}

function orderOf(filter: ReportFilter) {
  return `${isOfOneUrgency(filter) ? '' : `${place}, `}reports.reported_at, reports.id`
}

function goOn(query: DatabaseQueryBuilderContract, filter: ReportFilter) {
  const [first, at, id] = (filter.after ?? '').split('.')
  const isOfOne = isOfOneUrgency(filter)
  const after = isOfOne ? [Number(at), id] : [Number(first), Number(at), id]
  // SQLite finds where to begin by the first condition alone.
  if (!isOfOne) query.whereRaw(`${place} >= ?`, [Number(first)])
  query.whereRaw(`(${orderOf(filter)}) > (${after.map(() => '?').join(', ')})`, after)
}

function quoted(reasons: readonly ReportReason[]) {
  return reasons.map((reason) => `'${reason}'`).join(', ')
}
