import { type ArrivedFile, maxFileBytes, maxFiles, takenFiles } from '#core/complaints/attachments'
import { type LinkHolder, writtenBy } from '#core/complaints/door/ticket_link'
import { openTicket, type NewTicket } from '#core/complaints/open_ticket'
import { maxSubjectLength, type Ticket } from '#core/complaints/ticket'
import { lineOf } from '#core/complaints/words'
import { normaliseEmail } from '#core/email'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type Needs = Uses<'clock' | 'ids' | 'unitOfWork'>

type Sending = Readonly<{
  /** Made with the form: the same form is one ticket, however often it is sent. */
  requestId: string
  ticket: Omit<NewTicket, 'id' | 'files' | 'mail'>
  /** By which link they see it: see `LinkHolder`. */
  holder: LinkHolder
  files: readonly ArrivedFile[]
}>

/**
 * Opens the ticket that somebody asks for on the page of complaints. Files that are not taken are
 * refused with the form: whoever sends it can still choose others. Returns the ticket. Refuses as
 * `takeFiles` and `openTicket` do. Rule: docs/product/complaints.md.
 */
export async function sendComplaint(ports: Needs, { files, holder, requestId, ticket }: Sending) {
  const checked = takeFiles(files)
  if (!checked.ok) return checked
  const open = (id: string) => {
    const mail = { messageId: writtenBy({ ticketId: id, holder }, 'opened'), sender: null }
    return openTicket(ports, { ...ticket, id, mail, files: checked.value })
  }
  const opened = await open(requestId)
  if (!opened.ok || isSame(opened.value, ticket)) return opened
  // The id was made up, or the form was changed after it was sent: a ticket of its own.
  return open(ports.ids.next())
}

/** Refuses 'files_not_taken' with the most files and megabytes, if any of them is not. */
export function takeFiles(files: readonly ArrivedFile[]) {
  const found = takenFiles(files)
  const limits = { max: maxFiles, megabytes: maxFileBytes / 1024 / 1024 }
  return found.leftOut > 0 ? refuse('files_not_taken', limits) : ok(found)
}

function isSame(found: Ticket, { email, kind, siteId, subject }: Sending['ticket']) {
  const given = email && normaliseEmail(email)
  const isOfForm = found.kind === kind && found.subject === lineOf(subject, maxSubjectLength)
  return isOfForm && found.siteId === siteId && found.email === given
}
