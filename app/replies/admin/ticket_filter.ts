import type { HttpContext } from '@adonisjs/core/http'
import { ticketSorts } from '#core/admin/complaints/ticket_sort'
import { ticketKinds, ticketStates } from '#core/complaints/ticket'
import { parseNumber } from '#core/complaints/ticket_number'
import type { TicketFilter } from '#queries/admin/complaints/ticket_list'

export const dues = ['late', 'near'] as const

/** The filter of a URL. Values that it does not know are as if they were not there. */
export function ticketFilter(
  { admin, request }: HttpContext,
  sites: readonly Readonly<{ id: string }>[]
): TicketFilter {
  const asked = request.qs()
  const whose: Readonly<Record<string, TicketFilter['assigned']>> = {
    mine: { to: admin.id },
    nobody: { to: null },
  }
  return {
    state: ticketStates.find((state) => state === asked.state) ?? null,
    kind: ticketKinds.find((kind) => kind === asked.kind) ?? null,
    siteId: admin.siteId ?? sites.find(({ id }) => id === asked.site)?.id ?? null,
    assigned: ['mine', 'nobody'].includes(asked.whose) ? whose[asked.whose] : null,
    due: dues.find((due) => due === asked.due) ?? null,
    number: typeof asked.number === 'string' ? parseNumber(asked.number) : null,
    sort: ticketSorts.find((sort) => sort === asked.order) ?? 'deadline',
  }
}

/** A filter as a URL carries it. */
export function ticketQuery({ admin }: HttpContext, filter: TicketFilter) {
  const { assigned, due, kind, number, siteId, sort, state } = filter
  const whose = assigned && (assigned.to === admin.id ? 'mine' : 'nobody')
  const order = sort === 'deadline' ? null : sort
  const values = { state, kind, site: siteId, whose, due, number, order }
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    return value === null ? [] : [[name, value]]
  })
}
