import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { replyOnPage } from '#core/complaints/public_form/reply_on_page'
import { refuse } from '#core/result'
import { ticketPath } from '#core/complaints/public_form/ticket_link'
import { Ports } from '#core/ports'
import { keepTyped, places, tellOnPage } from '#controllers/complaints/send'
import { sentFiles } from '#controllers/complaints/sent_files'
import { ticketOfLink } from '#queries/complaints/own_ticket'
import { notFound } from '#replies/not_found'
import { answerRefusal } from '#replies/refusals'
import { replyValidator } from '#validators/complaints/complaint'

/** What the person writes on the page of their ticket. */
@inject()
export default class TicketRepliesController {
  constructor(private ports: Ports) {}

  /** A reply to what was solved long ago opens a ticket of its own, whose mail has its link. */
  async store(ctx: HttpContext) {
    const { i18n, request, response, site, ticketLink } = ctx
    if (!(await ticketOfLink(ticketLink, site.id))) return notFound(ctx)
    const { request_id: requestId, words } = await request.validateUsing(replyValidator)
    const replied = await replyOnPage(this.ports, {
      link: ticketLink,
      requestId,
      words: words ?? '',
      files: await sentFiles(ctx, this.ports),
    })
    if (!replied.ok) {
      const { refusal } = replied
      if (refusal === 'ticket_not_found' || refusal === 'ticket_erased') return notFound(ctx)
      // The page says so when it is shown again.
      if (refusal === 'ticket_merged') {
        return response.redirect().toPath(ticketPath(this.ports, ticketLink))
      }
      keepTyped(ctx, { words })
      return answerRefusal(ctx, refuse(refusal, replied.details), places)
    }
    tellOnPage(ctx, i18n.t('complaints.replied'))
    return response.redirect().toPath(ticketPath(this.ports, ticketLink))
  }
}
