import { type ArrivedFile, maxFileBytes, maxFiles, takenFiles } from '#core/complaints/attachments'
import { type LinkHolder, writtenBy } from '#core/complaints/public_form/ticket_link'
import { openTicket, type NewTicket } from '#core/complaints/open_ticket'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type Needs = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>

type Sending = Readonly<{
  /** Made with the form: sent again as it was it is one ticket; changed it is another. */
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
export async function sendComplaint(ports: Needs, sending: Sending) {
  const { files, holder, ticket } = sending
  const checked = takeFiles(files)
  if (!checked.ok) return checked
  const id = idOf(ports, sending)
  const mail = { messageId: writtenBy({ ticketId: id, holder }, 'opened'), sender: null }
  return openTicket(ports, { ...ticket, id, mail, files: checked.value })
}

/** By what stands in the form, which somebody may go back to and change after it was sent. */
function idOf({ secrets }: Needs, { files, requestId, ticket }: Sending) {
  const { body, email, kind, orderId, siteId, subject } = ticket
  const attached = files.map(({ bytes, name }) => [name, bytes.length])
  const content = [requestId, siteId, kind, subject, body, email, orderId, attached]
  const signed = secrets.sign(JSON.stringify(content))
  const parts = [signed.slice(0, 4), signed.slice(4, 8), signed.slice(8, 12), signed.slice(12)]
  return [requestId.slice(0, 8), ...parts].join('-')
}

/** Refuses 'files_not_taken' with the most files and megabytes, if any of them is not. */
export function takeFiles(files: readonly ArrivedFile[]) {
  const found = takenFiles(files)
  const limits = { max: maxFiles, megabytes: maxFileBytes / 1024 / 1024 }
  return found.leftOut > 0 ? refuse('files_not_taken', limits) : ok(found)
}
