/** The mails of a ticket: its receipt, an answer, that it is solved, that it is open again. */
export const ticketMailKinds = [
  'ticket_received',
  'ticket_answer',
  'ticket_solved',
  'ticket_reopened',
] as const
export type TicketMailKind = (typeof ticketMailKinds)[number]
