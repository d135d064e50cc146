import type { HttpContext } from '@adonisjs/core/http'
import { attachedFile, ticketOfLink } from '#queries/complaints/own_ticket'
import { sendAttachment } from '#replies/attachment'
import { notFound } from '#replies/not_found'

/** What the person attached to their ticket. */
export default class OwnTicketFilesController {
  async show(ctx: HttpContext) {
    const { params, site, ticketLink } = ctx
    if (!(await ticketOfLink(ticketLink, site.id))) return notFound(ctx)
    const file = await attachedFile(ticketLink, String(params.file))
    return file ? sendAttachment(ctx, file) : notFound(ctx)
  }
}
