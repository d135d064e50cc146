import type { Proposal } from '#core/admin/four_eyes/proposal'
import type { AdminRight } from '#core/admin/rights'
import { read } from '#queries/read'

const decidedShown = 50

/** Acts that wait for a second admin, oldest first, and the last ones that were decided. */
export async function proposals(siteId: string | null) {
  const waiting = await query(siteId).where('status', 'waiting').orderBy('proposed_at')
  const decided = await query(siteId)
    .whereNot('status', 'waiting')
    .orderBy('decided_at', 'desc')
    .limit(decidedShown)
  return { waiting: waiting.map(shown), decided: decided.map(shown) }
}

/** How many acts wait. */
export async function countWaiting(siteId: string | null) {
  const rows = await query(siteId).where('status', 'waiting').clearSelect().count('* as total')
  return (rows[0] as unknown as { total: number }).total
}

function query(siteId: string | null) {
  const found = read<Row>('proposals')
    .join('admins as proposers', 'proposers.id', 'proposals.proposed_by')
    .leftJoin('admins as deciders', 'deciders.id', 'proposals.decided_by')
    .select(
      'proposals.id',
      'proposals.right',
      'proposals.subject_kind',
      'proposals.subject_id',
      'proposals.details',
      'proposals.reason',
      'proposals.proposed_by',
      'proposals.proposed_at',
      'proposals.status',
      'proposals.decided_at',
      'proposers.name as proposer',
      'deciders.name as decider'
    )
  if (siteId) found.where('proposals.site_id', siteId)
  return found
}

type Row = Pick<
  Proposal,
  'id' | 'right' | 'subjectKind' | 'subjectId' | 'reason' | 'proposedBy' | 'status'
> &
  Readonly<{
    details: string
    proposedAt: number
    decidedAt: number | null
    proposer: string
    decider: string | null
  }>

/** Where a second admin looks at what an act is about, by its kind, and who may. */
const pages: Readonly<Record<string, Readonly<{ path: string; right: AdminRight }> | undefined>> = {
  member: { path: '/admin/members', right: 'see_members' },
  order: { path: '/admin/orders', right: 'see_money' },
  report: { path: '/admin/reports', right: 'see_reports' },
}

/** An amount of money has its currency beside it; the id of a form tells nobody anything. */
function shown(row: Row) {
  const { amount, currency, request, ...others }: Proposal['details'] = JSON.parse(row.details)
  const page = pages[row.subjectKind]
  return {
    ...row,
    page: page ? { path: `${page.path}/${row.subjectId}`, right: page.right } : null,
    money: amount === undefined ? null : { amount: Number(amount), currency: String(currency) },
    details: Object.entries(others)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => ({ name, value: String(value) })),
  }
}
