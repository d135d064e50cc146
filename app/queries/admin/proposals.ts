import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { DateTime } from 'luxon'
import { codeOnTerms } from '#core/admin/discounts/discount_terms'
import type { Proposal, ProposalStage } from '#core/admin/four_eyes/proposal'
import type { AdminRight } from '#core/admin/rights'
import { foundCount } from '#queries/admin/lists/found_count'
import { sortFrom, type SortKey } from '#queries/admin/lists/sort_from'
import { countOf, read } from '#queries/read'
import { pageOf, type TimeCursor } from '#queries/time_cursor'

/** Which acts a list shows, and where its page begins. */
export type ProposalFilter = Readonly<{ stage: ProposalStage; after: TimeCursor | null }>

const keys: Readonly<Record<ProposalStage, SortKey>> = {
  waiting: { by: 'proposals.proposed_at', id: 'proposals.id', direction: 'asc' },
  decided: { by: 'proposals.decided_at', id: 'proposals.id', direction: 'desc' },
}

/** A page of acts that take two admins: those that wait, oldest first; or those decided, newest first. */
export async function proposalList(
  siteId: string | null,
  { after, stage }: ProposalFilter,
  size = 25
) {
  const query = inStage(named(siteId), stage).limit(size + 1)
  sortFrom(query, keys[stage], after)
  const { next, rows } = pageOf(await query, size, ({ decidedAt, id, proposedAt }) => {
    return { at: decidedAt ?? proposedAt, id }
  })
  return { rows: rows.map(shown), next }
}

export function proposalCount(siteId: string | null, stage: ProposalStage) {
  return foundCount(inStage(ofSite(siteId), stage))
}

/** How many acts wait. */
export function countWaiting(siteId: string | null) {
  return countOf(inStage(ofSite(siteId), 'waiting'))
}

function inStage<Query extends DatabaseQueryBuilderContract<Row>>(
  query: Query,
  stage: ProposalStage
) {
  if (stage === 'waiting') query.where('proposals.status', 'waiting')
  else query.whereNot('proposals.status', 'waiting')
  return query
}

function named(siteId: string | null) {
  return ofSite(siteId)
    .join('admins as proposers', 'proposers.id', 'proposals.proposed_by')
    .leftJoin('admins as deciders', 'deciders.id', 'proposals.decided_by')
    .select('proposals.id', 'proposals.right', 'proposals.subject_kind', 'proposals.subject_id')
    .select('proposals.details', 'proposals.reason', 'proposals.proposed_by')
    .select('proposals.proposed_at', 'proposals.status', 'proposals.decided_at')
    .select('proposers.name as proposer', 'deciders.name as decider')
}

function ofSite(siteId: string | null) {
  const query = read<Row>('proposals')
  if (siteId) query.where('proposals.site_id', siteId)
  return query
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
const pages: Readonly<Record<string, Page | undefined>> = {
  member: { path: '/admin/members', right: 'see_members' },
  order: { path: '/admin/orders', right: 'see_money' },
  report: { path: '/admin/reports', right: 'see_reports' },
  site: { path: '/admin/sites', room: '/company', right: 'see_sites' },
}

type Page = Readonly<{ path: string; room?: string; right: AdminRight }>

/**
 * An amount of money has its currency beside it; the ids of a form and of a suspension tell nobody
 * anything.
 */
function shown(row: Row) {
  const { request, suspension, ...details }: Proposal['details'] = JSON.parse(row.details)
  const { amount, currency, ...others } = details
  const page = pages[row.subjectKind]
  return {
    ...row,
    page: page
      ? { path: `${page.path}/${row.subjectId}${page.room ?? ''}`, right: page.right }
      : null,
    money: amount === undefined ? null : { amount: Number(amount), currency: String(currency) },
    discount: row.right === 'give_large_discount' ? discountOf(row, details) : null,
    details: Object.entries(amount === undefined ? details : others)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => ({ name, value: String(value) })),
  }
}

/** The code as it would be, or one of its batch. */
function discountOf({ proposedAt, subjectId: code }: Row, details: Proposal['details']) {
  const createdAt = DateTime.fromMillis(proposedAt, { zone: 'utc' })
  const batchId = details.number === undefined ? null : code
  return codeOnTerms(details, { code, batchId, createdAt })
}
