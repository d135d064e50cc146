import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { readTicketLink, type TicketLink } from '#core/complaints/public_form/ticket_link'
import { Ports } from '#core/ports'
import Ticket from '#models/ticket'
import { answerIn, languageFor } from '#replies/language'
import { notFound } from '#replies/not_found'

/**
 * Opens the page of a ticket to whoever has a link that we signed. Its address is a secret: no cache
 * and no search engine keeps it.
 */
@inject()
export default class TicketPageMiddleware {
  constructor(private ports: Ports) {}

  async handle(ctx: HttpContext, next: NextFn) {
    ctx.response
      .header('Cache-Control', 'private, no-store')
      .header('X-Robots-Tag', 'noindex, nofollow')
    ctx.inertia.encryptHistory()
    ctx.ticketLink = readTicketLink(this.ports, String(ctx.params.signed)) ?? notFound(ctx)
    if (!ctx.viewer) await answerAsWritten(ctx)
    return next()
  }
}

/** In the language in which they wrote, as its mails are, unless they have chosen one. */
async function answerAsWritten(ctx: HttpContext) {
  const ticket = await Ticket.find(ctx.ticketLink.ticketId)
  if (ticket) answerIn(ctx, languageFor(ctx, ticket.language))
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    ticketLink: TicketLink
  }
}
