import type { TicketState } from '#core/complaints/ticket'
import { read } from '#queries/read'

interface TicketRow {
  id: string
  number: string
  subject: string
  state: TicketState
  openedAt: number
}

/** The newest tickets of a member. */
export function ticketsOf(userId: string): Promise<TicketRow[]> {
  return read<TicketRow>('tickets')
    .where('user_id', userId)
    .select('id', 'number', 'subject', 'state', 'opened_at')
    .orderBy('opened_at', 'desc')
    .limit(20)
}
