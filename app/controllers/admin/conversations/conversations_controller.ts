import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { openToRead } from '#core/admin/conversations/open_to_read'
import { readingMinutes } from '#core/admin/conversations/reading'
import { Ports } from '#core/ports'
import {
  messagePhoto,
  messagesOf,
  openReading,
  pairOf,
} from '#queries/admin/conversations/read_conversation'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { notFound } from '#replies/not_found'
import { readingPartValidator, readingValidator } from '#validators/admin/conversations'

/** Conversations of members, hidden until an admin opens one for a reason. */
@inject()
export default class ConversationsController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const { admin, params, request, view } = ctx
    const { after, before, report } = await request.validateUsing(readingPartValidator)
    const id = String(params.id)
    const pair = await pairOf(id, admin.siteId)
    if (!pair) return notFound(ctx)
    const reading = await openReading(id, admin.id, this.ports.clock.now())
    if (!reading) return view.render('admin/conversations/closed', { id, pair, report })
    const { messageId, openedAt, reportId } = reading
    const part = await messagesOf(id, messageId, { after, before })
    const until = openedAt + readingMinutes * 60_000
    return view.render('admin/conversations/show', {
      id,
      pair,
      until,
      messageId,
      reportId,
      ...part,
    })
  }

  /** Opens it for an hour. */
  async open(ctx: HttpContext) {
    const { reason, report } = await ctx.request.validateUsing(readingValidator)
    const conversationId = String(ctx.params.id)
    const opened = await openToRead(this.ports, {
      by: ctx.admin.actor,
      conversationId,
      reportId: report ?? null,
      reason: reason ?? '',
    })
    if (!opened.ok) return answerAdminRefusal(ctx, opened)
    const path = `/admin/conversations/${conversationId}`
    return answerDone(ctx, ctx.i18n.t('admin.conversations.opened'), path)
  }

  /** A photo of a message, which the page shows once it is asked for. */
  async photo(ctx: HttpContext) {
    const { id, photo } = ctx.params
    const pair = await pairOf(id, ctx.admin.siteId)
    const reading = pair && (await openReading(id, ctx.admin.id, this.ports.clock.now()))
    const storageKey = reading && (await messagePhoto(id, photo))
    const bytes = storageKey && (await this.ports.photos.read(storageKey, 'full'))
    if (!bytes) return notFound(ctx)
    return ctx.response.header('Content-Type', 'image/webp').send(Buffer.from(bytes))
  }
}
