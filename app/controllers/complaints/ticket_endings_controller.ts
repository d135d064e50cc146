import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { confirmSolved, withdrawTicket } from '#core/complaints/public_form/close_own_ticket'
import { ticketPath } from '#core/complaints/public_form/ticket_link'
import { Ports } from '#core/ports'
import { refuse } from '#core/result'
import { tellOnPage } from '#controllers/complaints/send'
import { ticketOfLink } from '#queries/complaints/own_ticket'
import { notFound } from '#replies/not_found'
import { answerRefusal } from '#replies/refusals'
import { solutionValidator } from '#validators/complaints/complaint'

type Refusal = 'ticket_not_found' | 'ticket_erased' | 'ticket_merged' | 'ticket_stands'

/** How the person ends their ticket: it is solved, or they take it back. */
@inject()
export default class TicketEndingsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const { i18n, request, site, ticketLink } = ctx
    if (!(await ticketOfLink(ticketLink, site.id))) return notFound(ctx)
    const { helpful: said } = await request.validateUsing(solutionValidator)
    const helpful = said ? said === 'yes' : null
    const solved = await confirmSolved(this.ports, { link: ticketLink, helpful })
    if (!solved.ok) return this.#refuse(ctx, solved.refusal)
    tellOnPage(ctx, i18n.t('complaints.solved_thanks'))
    return this.#back(ctx)
  }

  async destroy(ctx: HttpContext) {
    const { i18n, site, ticketLink } = ctx
    if (!(await ticketOfLink(ticketLink, site.id))) return notFound(ctx)
    const withdrawn = await withdrawTicket(this.ports, ticketLink)
    if (!withdrawn.ok) return this.#refuse(ctx, withdrawn.refusal)
    tellOnPage(ctx, i18n.t('complaints.withdrawn_done'))
    return this.#back(ctx)
  }

  /** A page that was open while its ticket was merged says so when it is shown again. */
  #refuse(ctx: HttpContext, refusal: Refusal) {
    if (refusal === 'ticket_merged') return this.#back(ctx)
    if (refusal === 'ticket_stands') return answerRefusal(ctx, refuse(refusal))
    return notFound(ctx)
  }

  #back({ response, ticketLink }: HttpContext) {
    return response.redirect().toPath(ticketPath(this.ports, ticketLink))
  }
}
