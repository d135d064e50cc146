import type { EntryKind, FileType } from '#core/complaints/thread'
import { isUnsolved } from '#core/complaints/ticket'
import { shownEmail } from '#core/email'
import { auditOfTicket } from '#queries/admin/audit_of'
import { readyAnswers } from '#queries/admin/complaints/ready_answers'
import { unsolved } from '#queries/admin/complaints/ticket_list'
import { read } from '#queries/read'
import Admin from '#models/admin'
import Photo from '#models/photo'
import Profile from '#models/profile'
import Site from '#models/site'
import Ticket from '#models/ticket'
import TicketFile from '#models/ticket_file'

type Seeing = Readonly<{ siteId: string | null }>

/** The most entries that a page shows: the newest. */
const shownEntries = 200

/** A ticket that an admin of all sites, or of its site, may see; null for others. */
export async function ticketSeenBy(id: string, { siteId }: Seeing) {
  const ticket = await Ticket.find(id)
  return ticket && (siteId === null || ticket.siteId === siteId) ? ticket : null
}

/** A ticket with its thread, and what it leads to. */
export async function ticketPage(
  ticket: Ticket,
  { adminId, siteId }: Seeing & { adminId: string }
) {
  const [site, entries, files, ready, next] = await Promise.all([
    Site.findOrFail(ticket.siteId),
    entriesOf(ticket.id),
    filesOf(ticket.id),
    readyAnswersFor(ticket, { adminId, siteId }),
    nextTicket(ticket, siteId),
  ])
  const profile = ticket.userId && (await Profile.findBy('userId', ticket.userId))
  const into = ticket.mergedInto && (await Ticket.find(ticket.mergedInto))
  return {
    site: site.name,
    email: ticket.email && shownEmail(ticket.email),
    entries: entries.map((entry) => {
      return { ...entry, files: files.filter(({ entryId }) => entryId === entry.id) }
    }),
    ready,
    next,
    member: profile ? { id: ticket.userId, name: profile.name } : null,
    about: await aboutOf(ticket, siteId),
    into: into ? { id: into.id, number: into.number } : null,
    others: await othersOf(ticket),
    assignees: await assigneesFor(ticket.siteId),
    assigned: await nameOf(ticket.assignedTo),
    closedBy: await nameOf(ticket.closedBy),
    audit: await auditOfTicket(ticket.id),
  }
}

/**
 * Finds the member that a notice names, with the photo, where it names one that is there; a member of another site is
 * left out.
 */
async function aboutOf({ aboutPhotoId, aboutUserId }: Ticket, siteId: string | null) {
  const profile = aboutUserId && (await Profile.findBy('userId', aboutUserId))
  if (!profile || (siteId !== null && profile.siteId !== siteId)) return null
  const photo = aboutPhotoId ? await Photo.find(aboutPhotoId) : null
  return {
    userId: aboutUserId,
    name: profile.name,
    photo: photo ? { id: photo.id, status: photo.status } : null,
  }
}

async function entriesOf(ticketId: string) {
  interface EntryRow {
    id: string
    kind: EntryKind
    body: string
    detail: string | null
    sender: string | null
    leftOut: number
    at: number
    admin: string | null
    assignee: string | null
  }
  const found = await read<EntryRow>('ticket_entries')
    .leftJoin('admins', 'admins.id', 'ticket_entries.admin_id')
    .joinRaw(
      `left join admins as assignee on cast(assignee.id as varchar(40)) = ticket_entries.detail`
    )
    .where('ticket_id', ticketId)
    .select('ticket_entries.id', 'kind', 'body', 'detail', 'sender', 'left_out', 'at')
    .select('admins.name as admin', 'assignee.name as assignee')
    .orderBy('sequence', 'desc')
    .limit(shownEntries)
  return found.toSorted((one, other) => one.at - other.at)
}

function filesOf(ticketId: string) {
  interface FileRow {
    id: string
    entryId: string
    name: string
    type: FileType
    size: number
  }
  return read<FileRow>('ticket_files')
    .join('ticket_entries', 'ticket_entries.id', 'ticket_files.entry_id')
    .where('ticket_entries.ticket_id', ticketId)
    .select('ticket_files.id', 'entry_id', 'name', 'type', 'size')
    .orderBy('ticket_files.id')
}

/** An attachment of a ticket; null for one of another. */
export async function ticketFile(ticketId: string, fileId: string) {
  const rows = await read<{ id: string }>('ticket_files')
    .join('ticket_entries', 'ticket_entries.id', 'ticket_files.entry_id')
    .where({ 'ticket_entries.ticket_id': ticketId, 'ticket_files.id': fileId })
    .select('ticket_files.id')
  return rows.length > 0 ? TicketFile.find(fileId) : null
}

/** In the language of the ticket. */
async function readyAnswersFor({ language }: Ticket, by: Parameters<typeof readyAnswers>[0]) {
  const answers = await readyAnswers(by)
  return answers.filter((answer) => answer.language === language)
}

/** The one whose deadline comes next. */
async function nextTicket({ dueAt, id }: Ticket, siteId: string | null) {
  const query = read<{ id: string }>('tickets')
    .whereRaw(unsolved)
    .whereRaw('(tickets.due_at, tickets.id) > (?, ?)', [dueAt.toMillis(), id])
    .select('id')
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
  if (siteId !== null) query.where('site_id', siteId)
  const rows = await query
  return rows.at(0)?.id ?? null
}

/** Other tickets of the same member, or the same address. */
async function othersOf({ email, id, siteId, userId }: Ticket) {
  if (email === null && userId === null) return []
  return Ticket.query()
    .where('site_id', siteId)
    .whereNot('id', id)
    .where((same) => {
      if (email !== null) same.orWhere('email', email)
      if (userId !== null) same.orWhere('user_id', userId)
    })
    .orderBy('opened_at', 'desc')
    .limit(10)
    .then((tickets) => tickets.map((one) => ({ ...plain(one), isUnsolved: isUnsolved(one) })))
}

function plain({ id, number, state, subject }: Ticket) {
  return { id, number, state, subject }
}

async function nameOf(adminId: string | null) {
  return adminId === null ? null : ((await Admin.find(adminId))?.name ?? null)
}

/** Admins who may work on tickets of a site. */
function assigneesFor(siteId: string) {
  return read<{ id: string; name: string }>('admins')
    .whereNull('disabled_at')
    .whereIn('role', ['owner', 'moderator', 'support', 'finance'])
    .where((seeing) => seeing.whereNull('site_id').orWhere('site_id', siteId))
    .select('id', 'name')
    .orderBy('name')
}
