import type { HttpContext } from '@adonisjs/core/http'
import { ticketFile, ticketSeenBy } from '#queries/admin/complaints/ticket_page'
import { sendAttachment } from '#replies/attachment'
import { notFound } from '#replies/not_found'

/** What a person attached. */
export default class TicketFilesController {
  /** No cache may keep it: the middleware of the back office says so. */
  async show(ctx: HttpContext) {
    const { admin, params } = ctx
    const ticket = await ticketSeenBy(String(params.id), admin)
    const file = ticket && (await ticketFile(ticket.id, String(params.file)))
    return file ? sendAttachment(ctx, file) : notFound(ctx)
  }
}
