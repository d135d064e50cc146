import { nearHours } from '#core/complaints/ticket'
import { unsolved } from '#queries/admin/complaints/ticket_list'
import type { Waiting } from '#queries/admin/waiting/waiting'
import { read } from '#queries/read'

/** Tickets that are not solved, as the list shows them, with the first deadline. */
export async function openTickets(siteId: string | null): Promise<Waiting> {
  const query = read<Readonly<{ number: number; due: number | null }>>('tickets')
    .whereRaw(unsolved)
    .count('* as number')
    .min('due_at as due')
  if (siteId) query.where('site_id', siteId)
  const [row] = await query
  return { ...row, oldest: null }
}

/** Past the deadline. */
export function lateTickets(siteId: string | null) {
  return ticketsDue(siteId, [0, Date.now() - 1])
}

export function nearTickets(siteId: string | null) {
  return ticketsDue(siteId, [Date.now(), Date.now() + nearHours * 3_600_000])
}

async function ticketsDue(siteId: string | null, between: [number, number]): Promise<Waiting> {
  const query = read<Readonly<{ number: number; due: number | null }>>('tickets')
    .whereRaw(unsolved)
    .whereBetween('due_at', between)
    .count('* as number')
    .min('due_at as due')
  if (siteId) query.where('site_id', siteId)
  const [row] = await query
  return { number: row.number, due: row.due, oldest: null }
}
