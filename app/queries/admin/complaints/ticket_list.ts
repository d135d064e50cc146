import type { TicketSort } from '#core/admin/complaints/ticket_sort'
import {
  nearHours,
  type DangerKind,
  type TicketKind,
  type TicketState,
} from '#core/complaints/ticket'
import { foundCount } from '#queries/admin/lists/found_count'
import { sortFrom } from '#queries/admin/lists/sort_from'
import { read } from '#queries/read'
import { pageOf, type TimeCursor } from '#queries/time_cursor'

/** What a list shows: those that are not solved, unless a state is asked for. Null: all. */
export type TicketFilter = Readonly<{
  state: TicketState | null
  kind: TicketKind | null
  siteId: string | null
  /** The admin who has them, or nobody (`to` is null); null: whoever does. */
  assigned: Readonly<{ to: string | null }> | null
  /** 'late' for those past their deadline, 'near' for those within 24 hours of it. */
  due: 'late' | 'near' | null
  number: string | null
  sort: TicketSort
}>

export interface ListedTicket {
  id: string
  number: string
  state: TicketState
  kind: TicketKind
  subject: string
  name: string | null
  site: string
  language: string
  userId: string | null
  orderId: string | null
  danger: DangerKind | null
  openedAt: number
  dueAt: number
  answerDueAt: number | null
  answeredAt: number | null
  closedAt: number | null
  assigned: string | null
  holder: string | null
}

type Looking = Readonly<{ adminId: string; now: number }>

/** So that the partial indexes of those unsolved serve the list. */
export const unsolved = "tickets.state in ('open', 'waiting')"

/** A page of tickets. The first deadline comes first, of those that are closed the last one. */
export async function ticketList(
  filter: TicketFilter,
  { adminId, now }: Looking,
  after: TimeCursor | null,
  size = 25
) {
  const isByAge = filter.sort === 'oldest'
  const isClosed = filter.state === 'solved' || filter.state === 'merged'
  const query = matching(filter, now)
    .join('sites', 'sites.id', 'tickets.site_id')
    .leftJoin('admins as assignee', 'assignee.id', 'tickets.assigned_to')
    .joinRaw(
      `left join work_claims on work_claims.kind = 'ticket'
        and work_claims.subject_id = cast(tickets.id as varchar(100))
        and work_claims.until > ? and work_claims.admin_id <> ?`,
      [now, adminId]
    )
    .leftJoin('admins as holder', 'holder.id', 'work_claims.admin_id')
    .select('tickets.id', 'tickets.number', 'tickets.state', 'tickets.kind', 'tickets.subject')
    .select('tickets.name', 'tickets.language', 'tickets.user_id', 'tickets.order_id')
    .select('tickets.danger', 'tickets.opened_at', 'tickets.due_at', 'tickets.answer_due_at')
    .select('tickets.answered_at', 'tickets.closed_at')
    .select('sites.name as site', 'assignee.name as assigned', 'holder.name as holder')
    .limit(size + 1)
  const by = isByAge ? 'tickets.opened_at' : 'tickets.due_at'
  const direction = isClosed && !isByAge ? 'desc' : 'asc'
  sortFrom(query, { by, id: 'tickets.id', direction }, after)
  return pageOf(await query, size, ({ dueAt, id, openedAt }) => {
    return { at: isByAge ? openedAt : dueAt, id }
  })
}

export function ticketCount(filter: TicketFilter, now: number) {
  return foundCount(matching(filter, now))
}

function matching({ assigned, due, kind, number, siteId, state }: TicketFilter, now: number) {
  const query = read<ListedTicket>('tickets')
  if (number !== null) query.where('tickets.number', number)
  else if (state === null) query.whereRaw(unsolved)
  if (state !== null) query.where('tickets.state', state)
  if (kind !== null) query.where('tickets.kind', kind)
  if (siteId !== null) query.where('tickets.site_id', siteId)
  if (assigned?.to === null) query.whereNull('tickets.assigned_to')
  else if (assigned) query.where('tickets.assigned_to', assigned.to)
  if (due !== null) query.whereRaw(unsolved)
  if (due === 'late') query.where('tickets.due_at', '<', now)
  if (due === 'near') query.whereBetween('tickets.due_at', [now, now + nearHours * 3_600_000])
  return query
}
