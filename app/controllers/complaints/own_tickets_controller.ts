import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { lateDeadline, standingOf } from '#core/complaints/public_form/standing'
import { ticketPath } from '#core/complaints/public_form/ticket_link'
import { isUnsolved, mayWithdraw } from '#core/complaints/ticket'
import { shownEmail } from '#core/email'
import { Ports } from '#core/ports'
import { toldOnPage } from '#controllers/complaints/send'
import { publicFormProps } from '#controllers/complaints/public_form_props'
import type Ticket from '#models/ticket'
import { hasAnswers, threadFor, ticketOfLink } from '#queries/complaints/own_ticket'
import { refundOffer } from '#queries/payments/refund_offer'
import { notFound } from '#replies/not_found'

/** The page of a ticket, for whoever has its link. */
@inject()
export default class OwnTicketsController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const { inertia, response, site, ticketLink } = ctx
    const ticket = (await ticketOfLink(ticketLink, site.id)) ?? notFound(ctx)
    const { holder } = ticketLink
    if (ticket.mergedInto && holder === 'owner') {
      const into = { ticketId: ticket.mergedInto, holder }
      return response.redirect().toPath(ticketPath(this.ports, into))
    }
    const { fileMegabytes, mostFiles, requestId, typed } = await publicFormProps(ctx, this.ports)
    return inertia.render('complaints/ticket', {
      ticket: await this.#shown(ctx, ticket),
      action: ticketPath(this.ports, ticketLink),
      told: toldOnPage(ctx),
      offersRefund: await mayRefund(ctx, ticket),
      fileMegabytes,
      mostFiles,
      requestId,
      typed,
    })
  }

  async #shown({ ticketLink }: HttpContext, ticket: Ticket) {
    const thread = await threadFor(ticketLink)
    const now = this.ports.clock.now()
    const events = thread.filter(({ kind }) => kind === 'solved' || kind === 'withdrawn')
    const isHidden = ticketLink.holder === 'writer' && (await hasAnswers(ticket.id))
    return {
      number: ticket.number,
      kind: ticket.kind,
      subject: ticket.subject,
      email: ticket.email && shownEmail(ticket.email),
      standing: standingOf(ticket, events.at(-1)?.kind === 'withdrawn'),
      isUnsolved: isUnsolved(ticket),
      mayWithdraw: mayWithdraw(ticket),
      helpful: ticket.helpful,
      late: lateDeadline(ticket, now),
      daysLeft: Math.max(0, Math.floor(ticket.solutionDueAt.diff(now).as('days'))),
      openedAt: isoOf(ticket.openedAt),
      answeredAt: ticket.answeredAt && isoOf(ticket.answeredAt),
      answerDueAt: ticket.answerDueAt && isoOf(ticket.answerDueAt),
      solutionDueAt: isoOf(ticket.solutionDueAt),
      closedAt: ticket.closedAt && isoOf(ticket.closedAt),
      /** There are answers that this link does not show: they went by mail. */
      isHidden,
      thread,
    }
  }
}

/** Whether its member, who is logged in, has credits that they can have back at once. */
async function mayRefund({ site, viewer }: HttpContext, { kind, userId }: Ticket) {
  if (!viewer || viewer.user.id !== userId || kind === 'illegal_content') return false
  const { parts } = await refundOffer(viewer.user, site.settings)
  return parts.length > 0
}

function isoOf(at: Ticket['openedAt']) {
  return at.toJSDate().toISOString()
}
