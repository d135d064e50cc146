import type { DangerKind } from '#core/complaints/ticket'
import { unsolved } from '#queries/admin/complaints/ticket_list'
import { read } from '#queries/read'

interface DangerTicket {
  id: string
  number: string
  danger: DangerKind
  openedAt: number
  site: string
  /** The member that it is about; null for nobody who is known. */
  member: string | null
}

/** The most that stand above a list. */
const shown = 50

/** Tickets of danger that are not solved, the oldest first. */
export function dangerTickets(siteId: string | null) {
  return danger<DangerTicket>(siteId)
    .join('sites', 'sites.id', 'tickets.site_id')
    .leftJoin('profiles', (join) => {
      join.on('profiles.user_id', 'tickets.about_user_id')
      // An admin of one site learns nothing of members of another.
      if (siteId !== null) join.andOnVal('profiles.site_id', siteId)
    })
    .select('tickets.id', 'tickets.number', 'tickets.danger', 'tickets.opened_at')
    .select('sites.name as site', 'profiles.name as member')
    .orderBy(['tickets.opened_at', 'tickets.id'])
    .limit(shown)
}

/** How many there are, and since when the oldest waits, in milliseconds. */
export async function dangerTotals(siteId: string | null) {
  const query = danger<Readonly<{ number: number; oldest: number | null }>>(siteId)
  const [row] = await query.count('* as number').min('tickets.opened_at as oldest')
  return row
}

function danger<Row>(siteId: string | null) {
  const query = read<Row>('tickets').whereRaw(`tickets.danger is not null and ${unsolved}`)
  if (siteId !== null) query.where('tickets.site_id', siteId)
  return query
}
