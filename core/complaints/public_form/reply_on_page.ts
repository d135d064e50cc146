import type { ArrivedFile } from '#core/complaints/attachments'
import { takeFiles } from '#core/complaints/public_form/send_complaint'
import { reachedBy, type TicketLink, writtenBy } from '#core/complaints/public_form/ticket_link'
import { parseWords } from '#core/complaints/words'
import { writeToTicket } from '#core/complaints/write_to_ticket'
import type { Uses } from '#core/ports'
import { ok } from '#core/result'

type Replying = Readonly<{
  link: TicketLink
  /** Made with the form: sent twice it is one message. */
  requestId: string
  words: string
  files: readonly ArrivedFile[]
}>

/**
 * Adds what the person writes on the page of their ticket, as a reply by mail would; files need no
 * words. Returns the id of the ticket that it stands in. Refuses as `takeFiles`, `parseWords` and
 * `writeToTicket` do. Rule: docs/product/complaints.md, The page of a ticket.
 */
export async function replyOnPage(
  ports: Uses<'clock' | 'ids' | 'unitOfWork'>,
  { files: arrived, link, requestId, words }: Replying
) {
  const files = takeFiles(arrived)
  if (!files.ok) return files
  const needsNoWords = files.value.taken.length > 0 && words.trim() === ''
  const body = needsNoWords ? ok('') : parseWords(words)
  if (!body.ok) return body
  const mail = { messageId: writtenBy(link, requestId), sender: null }
  const reached = reachedBy(link)
  return writeToTicket(ports, { reached, body: body.value, files: files.value, mail })
}
