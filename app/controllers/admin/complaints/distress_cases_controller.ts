import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { helpFromCase, pauseFromCase } from '#core/admin/complaints/distress_acts'
import { Ports } from '#core/ports'
import Ticket from '#models/ticket'
import { sidesOf } from '#queries/admin/inbox/sides_of'
import { siteSettings } from '#queries/sites/site_settings'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { statementsFor } from '#replies/admin/statements'
import { notFound } from '#replies/not_found'
import { helpValidator, pauseValidator } from '#validators/admin/complaints'

/** What is done for a member in distress, from their case. */
@inject()
export default class DistressCasesController {
  constructor(private ports: Ports) {}

  /** Names help in the chat, in the member's language. */
  async help(ctx: HttpContext) {
    const { client_id: clientId } = await ctx.request.validateUsing(helpValidator)
    const { by, ticketId } = onCase(ctx)
    const ticket = await Ticket.find(ticketId)
    const chat = ticket?.aboutConversationId
    const sides = chat ? await sidesOf(chat, ctx.admin.siteId) : null
    if (!sides) return notFound(ctx)
    const settings = await siteSettings(sides.fictional.siteId)
    const body = statementsFor(sides).help
    const helped = await helpFromCase(this.ports, { by, ticketId, clientId, body, settings })
    if (!helped.ok) return answerAdminRefusal(ctx, helped)
    const { fictional, member } = sides
    const names = { fictional: fictional.name, member: member.name }
    return answerOnCase(ctx, ctx.i18n.t('admin.inbox.sent', names))
  }

  async pause(ctx: HttpContext) {
    const { on: isPaused } = await ctx.request.validateUsing(pauseValidator)
    const paused = await pauseFromCase(this.ports, { ...onCase(ctx), isPaused })
    if (!paused.ok) return answerAdminRefusal(ctx, paused)
    return answerOnCase(ctx, ctx.i18n.t(`admin.complaints.chat_${isPaused ? 'paused' : 'resumed'}`))
  }
}

function onCase({ admin, params }: HttpContext) {
  return { by: admin.actor, ticketId: String(params.id) }
}

function answerOnCase(ctx: HttpContext, message: string) {
  return answerDone(ctx, message, `/admin/complaints/${String(ctx.params.id)}`)
}
