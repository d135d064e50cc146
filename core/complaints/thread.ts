import type { DateTime } from 'luxon'
import type { Ticket } from '#core/complaints/ticket'
import type { Repositories } from '#core/ports/unit_of_work'

/** What the thread of a ticket consists of: words of both sides, notes of admins, and events. */
export const entryKinds = [
  'message',
  'answer',
  'note',
  'assigned',
  'linked',
  'solved',
  'withdrawn',
  'reopened',
  'merged',
  'bounced',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** One entry. Notes and who was assigned are for admins alone. */
export type TicketEntry = Readonly<{
  id: string
  ticketId: string
  /** Place among the entries of the ticket, from 1. */
  sequence: number
  kind: EntryKind
  /** The admin who did it; null for the person. */
  adminId: string | null
  body: string
  /** Id of the admin it was assigned to, or number of the ticket it was merged with. */
  detail: string | null
  /** Message-ID of the mail, so that one mail is stored once. */
  messageId: string | null
  /** The address a mail came from, where it is not the one of the ticket. */
  sender: string | null
  /** How many attachments were not taken. */
  leftOut: number
  at: DateTime
}>

/** An attachment, for admins and whoever sent it. */
export type TicketFile = Readonly<{
  id: string
  entryId: string
  name: string
  /** A media type that we found in the bytes ourselves. */
  type: FileType
  /** In bytes. */
  size: number
  content: Uint8Array
}>

export const fileTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
  'text/plain',
] as const
export type FileType = (typeof fileTypes)[number]

export type NewEntry = Pick<TicketEntry, 'id' | 'kind' | 'at'> &
  Partial<Omit<TicketEntry, 'ticketId' | 'sequence'>>

/**
 * Adds an entry to a locked ticket, whose row its caller updates with the number that is returned.
 */
export async function appendEntry(
  { ticketEntries }: Pick<Repositories, 'ticketEntries'>,
  { entries, id: ticketId }: Pick<Ticket, 'entries' | 'id'>,
  entry: NewEntry
) {
  const sequence = entries + 1
  await ticketEntries.add({
    id: entry.id,
    ticketId,
    sequence,
    kind: entry.kind,
    adminId: entry.adminId ?? null,
    body: entry.body ?? '',
    detail: entry.detail ?? null,
    messageId: entry.messageId ?? null,
    sender: entry.sender ?? null,
    leftOut: entry.leftOut ?? 0,
    at: entry.at,
  })
  return sequence
}
