import { maySeeMessage, type TicketLink } from '#core/complaints/public_form/ticket_link'
import type { EntryKind } from '#core/complaints/thread'
import { isErased } from '#core/complaints/ticket'
import { read } from '#queries/read'
import Ticket from '#models/ticket'
import TicketFile from '#models/ticket_file'

/** The most entries that a page shows: the newest. */
const shownEntries = 200

/** What the person sees of the thread; the rest is for admins. */
const shownKinds: readonly EntryKind[] = [
  'message',
  'answer',
  'solved',
  'withdrawn',
  'reopened',
  'bounced',
]

/** The ticket of a link on a site; null for one that is unknown, erased or of another site. */
export async function ticketOfLink({ ticketId }: TicketLink, siteId: string) {
  const ticket = await Ticket.find(ticketId)
  return ticket && ticket.siteId === siteId && !isErased(ticket) ? ticket : null
}

/** What the holder of a link reads of its ticket, oldest first, with what they attached. */
export async function threadFor(link: TicketLink) {
  const entries = await entriesOf(link)
  const files = await filesOf(entries.map(({ id }) => id))
  return entries.map(({ admin, at, body, id, kind }) => ({
    id,
    kind,
    admin,
    body,
    at: new Date(at).toISOString(),
    files: files
      .filter(({ entryId }) => entryId === id)
      .map((file) => ({ id: file.id, name: file.name })),
  }))
}

/** A file that the holder of a link attached; null for any other. */
export async function attachedFile(link: TicketLink, fileId: string) {
  const file = await TicketFile.find(fileId)
  if (!file) return null
  const entries = await entriesOf(link)
  return entries.some(({ id }) => id === file.entryId) ? file : null
}

/** Whether there is an answer, also for those who may not read it. */
export async function hasAnswers(ticketId: string) {
  const rows = await read<{ id: string }>('ticket_entries')
    .where({ ticket_id: ticketId, kind: 'answer' })
    .select('id')
    .limit(1)
  return rows.length > 0
}

async function entriesOf(link: TicketLink) {
  interface EntryRow {
    id: string
    kind: EntryKind
    body: string
    messageId: string | null
    at: number
    admin: string | null
  }
  const found = await read<EntryRow>('ticket_entries')
    .leftJoin('admins', 'admins.id', 'ticket_entries.admin_id')
    .where('ticket_id', link.ticketId)
    .whereIn('kind', [...shownKinds])
    .select('ticket_entries.id', 'kind', 'body', 'message_id', 'at', 'admins.name as admin')
    .orderBy('sequence', 'desc')
    .limit(shownEntries)
  return found.filter((entry) => isEvent(entry) || maySeeMessage(link, entry)).toReversed()
}

function isEvent({ kind }: { kind: EntryKind }) {
  return kind !== 'message' && kind !== 'answer'
}

function filesOf(entryIds: readonly string[]) {
  return read<{ id: string; entryId: string; name: string }>('ticket_files')
    .whereIn('entry_id', [...entryIds])
    .select('id', 'entry_id', 'name')
    .orderBy('id')
}
