import type { HttpContext } from '@adonisjs/core/http'
import { ticketFile, ticketSeenBy } from '#queries/admin/complaints/ticket_page'
import { notFound } from '#replies/not_found'

/** What a person attached: to be saved, never shown by the browser in our pages. */
export default class TicketFilesController {
  /** No cache may keep it: the middleware of the back office says so. */
  async show(ctx: HttpContext) {
    const { admin, params, response } = ctx
    const ticket = await ticketSeenBy(String(params.id), admin)
    const file = ticket && (await ticketFile(ticket.id, String(params.file)))
    if (!file) return notFound(ctx)
    const name = encodeURIComponent(file.name).replaceAll("'", '%27')
    return response
      .header('Content-Type', file.type)
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
      .send(Buffer.from(file.content))
  }
}
