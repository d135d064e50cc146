import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { replyAsFictional, type ReplyKind } from '#core/admin/inbox/reply_as_fictional'
import { Ports } from '#core/ports'
import { sidesOf } from '#queries/admin/inbox/sides_of'
import { siteSettings } from '#queries/sites/site_settings'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { statementsFor } from '#replies/admin/statements'
import { notFound } from '#replies/not_found'
import { replyValidator, statementValidator } from '#validators/admin/inbox'

type Said = Readonly<{ kind: ReplyKind; clientId: string; body: string }>

/** Answers of admins as labelled fictional profiles. */
@inject()
export default class RepliesController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const { body, client_id: clientId } = await ctx.request.validateUsing(replyValidator)
    return this.#send(ctx, async () => ({ kind: 'words', clientId, body: body ?? '' }))
  }

  /** What a fictional profile is, or where to find help, in the member's language. */
  async state(ctx: HttpContext) {
    const { client_id: clientId, kind } = await ctx.request.validateUsing(statementValidator)
    return this.#send(ctx, async (sides) => {
      return { kind, clientId, body: statementsFor(sides)[kind] }
    })
  }

  async #send(ctx: HttpContext, say: (sides: Sides) => Promise<Said>) {
    const conversationId = String(ctx.params.id)
    const sides = await sidesOf(conversationId, ctx.admin.siteId)
    if (!sides) return notFound(ctx)
    const { body, clientId, kind } = await say(sides)
    const sent = await replyAsFictional(this.ports, {
      by: ctx.admin.actor,
      conversationId,
      kind,
      clientId,
      body,
      settings: await siteSettings(sides.fictional.siteId),
    })
    if (!sent.ok) return answerAdminRefusal(ctx, sent)
    const done = ctx.i18n.t('admin.inbox.sent', {
      fictional: sides.fictional.name,
      member: sides.member.name,
    })
    return answerDone(ctx, done, '/admin/inbox')
  }
}

type Sides = NonNullable<Awaited<ReturnType<typeof sidesOf>>>
