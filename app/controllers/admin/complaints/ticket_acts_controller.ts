import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { answerTicket, solveTicket } from '#core/admin/complaints/answer_ticket'
import { assignTicket } from '#core/admin/complaints/assign_ticket'
import { hideNamedPhoto } from '#core/admin/complaints/hide_named_photo'
import { linkTicket } from '#core/admin/complaints/link_ticket'
import { mergeTicket } from '#core/admin/complaints/merge_tickets'
import { noteTicket } from '#core/admin/complaints/note_ticket'
import { reopenTicket } from '#core/admin/complaints/reopen_ticket'
import { Ports } from '#core/ports'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import {
  answerValidator,
  assignValidator,
  linkValidator,
  mergeValidator,
  seenValidator,
  solveValidator,
  ticketNoteValidator,
} from '#validators/admin/complaints'

/** What is done with one ticket. */
@inject()
export default class TicketActsController {
  constructor(private ports: Ports) {}

  async answer(ctx: HttpContext) {
    const { body, seen, then } = await ctx.request.validateUsing(answerValidator)
    const answer = { ...onTicket(ctx), seen, then, body: body ?? '' }
    const answered = await answerTicket(this.ports, answer)
    if (!answered.ok) return answerAdminRefusal(ctx, answered)
    return answerOnTicket(ctx, ctx.i18n.t('admin.complaints.answered'))
  }

  async solve(ctx: HttpContext) {
    const { reason, seen } = await ctx.request.validateUsing(solveValidator)
    const solving = { ...onTicket(ctx), seen, reason: reason ?? '' }
    const solved = await solveTicket(this.ports, solving)
    if (!solved.ok) return answerAdminRefusal(ctx, solved)
    return answerOnTicket(ctx, ctx.i18n.t('admin.complaints.solved'))
  }

  async reopen(ctx: HttpContext) {
    const { seen } = await ctx.request.validateUsing(seenValidator)
    const opened = await reopenTicket(this.ports, { ...onTicket(ctx), seen })
    if (!opened.ok) return answerAdminRefusal(ctx, opened)
    return answerOnTicket(ctx, ctx.i18n.t('admin.complaints.reopened'))
  }

  async note(ctx: HttpContext) {
    const { note } = await ctx.request.validateUsing(ticketNoteValidator)
    const noted = await noteTicket(this.ports, { ...onTicket(ctx), body: note ?? '' })
    if (!noted.ok) return answerAdminRefusal(ctx, noted)
    return answerOnTicket(ctx, ctx.i18n.t('admin.complaints.noted'))
  }

  /** The act is there for a notice that names one. */
  async hidePhoto(ctx: HttpContext) {
    const hidden = await hideNamedPhoto(this.ports, onTicket(ctx))
    if (!hidden.ok) return answerAdminRefusal(ctx, hidden)
    return answerOnTicket(ctx, ctx.i18n.t('admin.complaints.photo_hidden'))
  }

  async assign(ctx: HttpContext) {
    const { to } = await ctx.request.validateUsing(assignValidator)
    const assigned = await assignTicket(this.ports, { ...onTicket(ctx), to: to ?? null })
    if (!assigned.ok) return answerAdminRefusal(ctx, assigned)
    return answerOnTicket(ctx, ctx.i18n.t('admin.complaints.assigned'))
  }

  async link(ctx: HttpContext) {
    const { kind, member, order } = await ctx.request.validateUsing(linkValidator)
    const subjects = { kind, member: member ?? '', order: order ?? '' }
    const linked = await linkTicket(this.ports, { ...onTicket(ctx), ...subjects })
    if (!linked.ok) return answerAdminRefusal(ctx, linked)
    return answerOnTicket(ctx, ctx.i18n.t('admin.complaints.saved'))
  }

  /** Leads to the ticket that goes on. */
  async merge(ctx: HttpContext) {
    const { into, seen } = await ctx.request.validateUsing(mergeValidator)
    const merged = await mergeTicket(this.ports, { ...onTicket(ctx), seen, into: into ?? '' })
    if (!merged.ok) return answerAdminRefusal(ctx, merged)
    const path = `/admin/complaints/${merged.value.ticketId}`
    return answerDone(ctx, ctx.i18n.t('admin.complaints.merged'), path)
  }
}

function onTicket({ admin, params }: HttpContext) {
  return { by: admin.actor, ticketId: String(params.id) }
}

function answerOnTicket(ctx: HttpContext, message: string) {
  return answerDone(ctx, message, `/admin/complaints/${String(ctx.params.id)}`)
}
