import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { logOpened } from '#core/admin/audit/log_reading'
import { mayCloseCase } from '#core/admin/complaints/distress_acts'
import { takeComplaint } from '#core/admin/complaints/take_complaint'
import { ticketSorts } from '#core/admin/complaints/ticket_sort'
import { claimWork } from '#core/admin/claims/work_claim'
import { hasRight } from '#core/admin/rights'
import { filledIn } from '#core/complaints/ready_answer'
import {
  isErased,
  isUnsolved,
  pressureOf,
  ticketKinds,
  ticketStates,
} from '#core/complaints/ticket'
import { Ports } from '#core/ports'
import { locales } from '#core/sites/locales'
import { dangerTickets } from '#queries/admin/complaints/danger_tickets'
import { ticketCount, ticketList } from '#queries/admin/complaints/ticket_list'
import { ticketPage, ticketSeenBy } from '#queries/admin/complaints/ticket_page'
import { ticketRows } from '#queries/admin/complaints/ticket_rows'
import { isPaused, sidesOf } from '#queries/admin/inbox/sides_of'
import { sitesOf } from '#queries/admin/sites_of'
import { decodeCursor } from '#queries/time_cursor'
import { sendCsv } from '#replies/admin/csv'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { statementsFor } from '#replies/admin/statements'
import { notFound } from '#replies/not_found'
import { newTicketValidator } from '#validators/admin/complaints'
import { ticketFilter, ticketQuery, dues } from '#replies/admin/ticket_filter'
import type Ticket from '#models/ticket'

const list = '/admin/complaints'

/** What people ask of the sites, by deadline or by age. */
@inject()
export default class TicketsController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const { request, view } = ctx
    const sites = await sitesOf(ctx.admin)
    const filter = ticketFilter(ctx, sites)
    const after = decodeCursor(request.qs().after)
    const { next, rows } = await ticketList(filter, this.#looking(ctx), after)
    const now = this.ports.clock.now().toMillis()
    const kept = ticketQuery(ctx, filter)
    return view.render('admin/complaints/index', {
      danger: after ? [] : await dangerTickets(ctx.admin.siteId),
      tickets: rows.map((row) => ({ ...row, pressure: pressureOf(row, now) })),
      next: next && `${list}?${new URLSearchParams([...kept, ['after', next]])}`,
      first: after && `${list}?${new URLSearchParams(kept)}`,
      found: await ticketCount(filter, now),
      filter: Object.fromEntries(kept),
      sort: filter.sort,
      sorts: ticketSorts,
      states: ticketStates,
      kinds: ticketKinds,
      dues,
      sites,
    })
  }

  /** Every ticket of the filter, as a file that is sent while it is read. */
  async csv(ctx: HttpContext) {
    const filter = ticketFilter(ctx, await sitesOf(ctx.admin))
    await sendCsv(ctx, 'complaints', ticketRows(filter, this.#looking(ctx)))
  }

  async create(ctx: HttpContext) {
    const sites = await sitesOf(ctx.admin)
    return ctx.view.render('admin/complaints/create', { sites, kinds: ticketKinds, locales })
  }

  async store(ctx: HttpContext) {
    const typed = await ctx.request.validateUsing(newTicketValidator)
    const { body, email, kind, language, member, name, order, site: siteId, subject } = typed
    const taken = await takeComplaint(this.ports, {
      by: ctx.admin.actor,
      member: member ?? '',
      order: order ?? '',
      ticket: {
        siteId,
        language,
        kind,
        subject: subject ?? '',
        body: body ?? '',
        email: email ?? '',
        name: name ?? null,
      },
    })
    if (!taken.ok) return answerAdminRefusal(ctx, taken)
    const { ticketId } = taken.value
    return answerDone(ctx, ctx.i18n.t('admin.complaints.opened'), `${list}/${ticketId}`)
  }

  async show(ctx: HttpContext) {
    const { admin, params, request, view } = ctx
    const ticket = await ticketSeenBy(String(params.id), admin)
    if (!ticket) return notFound(ctx)
    const opened = { kind: 'ticket', id: ticket.id, siteId: ticket.siteId } as const
    await logOpened(this.ports, admin.actor, opened)
    const page = await ticketPage(ticket, admin.actor)
    const shown = shownTicket(ticket)
    const ready = page.ready.map((one) => {
      return { id: one.id, title: one.title, filled: filledIn(one, ticket) }
    })
    const chosen = ready.find(({ id }) => id === request.qs().ready)
    const distress = await this.#distress(ctx, ticket)
    return view.render('admin/complaints/show', {
      ...page,
      distress,
      ready,
      ticket: shown,
      pressure: pressureOf(shown, this.ports.clock.now().toMillis()),
      holder: await this.#claim(ctx, ticket),
      filled: chosen?.filled ?? '',
      kinds: ticketKinds,
    })
  }

  /** Claims a ticket that is not solved for the admin who opens it; returns the name of another who has it. */
  async #claim({ admin }: HttpContext, ticket: Ticket) {
    if (!hasRight(admin.role, 'work_complaint') || !isUnsolved(ticket)) return null
    const claim = { kind: 'ticket', subjectId: ticket.id, adminId: admin.id } as const
    const claimed = await claimWork(this.ports, claim)
    if (claimed.ok) return null
    const { admin: holderId } = claimed.details
    const holder = await this.ports.unitOfWork.run(({ admins }) => admins.find(String(holderId)))
    return holder?.name ?? null
  }

  /** What the case of a member in distress shows besides; null for other tickets. */
  async #distress({ admin }: HttpContext, { aboutConversationId, id }: Ticket) {
    if (!aboutConversationId) return null
    const may = await mayCloseCase(this.ports, { by: admin.actor, ticketId: id })
    const sides = await sidesOf(aboutConversationId, admin.siteId)
    return {
      chat: { id: aboutConversationId, isPaused: await isPaused(aboutConversationId) },
      clientId: randomUUID(),
      fictional: sides?.fictional.name ?? null,
      help: sides && statementsFor(sides),
      /** Why this admin leaves closing it to another, and for how many hours where nobody else may. */
      waits: may.ok ? null : { hours: may.details.hours ?? null },
    }
  }

  #looking({ admin }: HttpContext) {
    return { adminId: admin.id, now: this.ports.clock.now().toMillis() }
  }
}

/** With instants in milliseconds, as views show them. */
function shownTicket(ticket: Ticket) {
  const { answerDueAt, answeredAt, closedAt, dueAt, openedAt, solutionDueAt } = ticket
  return {
    id: ticket.id,
    number: ticket.number,
    kind: ticket.kind,
    state: ticket.state,
    language: ticket.language,
    subject: ticket.subject,
    email: ticket.email,
    isErased: isErased(ticket),
    helpful: ticket.helpful,
    name: ticket.name,
    userId: ticket.userId,
    orderId: ticket.orderId,
    danger: ticket.danger,
    assignedTo: ticket.assignedTo,
    entries: ticket.entries,
    openedAt: openedAt.toMillis(),
    answerDueAt: answerDueAt?.toMillis() ?? null,
    solutionDueAt: solutionDueAt.toMillis(),
    dueAt: dueAt.toMillis(),
    answeredAt: answeredAt?.toMillis() ?? null,
    closedAt: closedAt?.toMillis() ?? null,
  }
}
