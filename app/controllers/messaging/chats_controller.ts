import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { wantsJson } from '#exceptions/refusals'
import { chats } from '#queries/messaging/chats'
import { findSide } from '#queries/messaging/find_side'
import { offer } from '#queries/messaging/offer'
import { thread, visibleFrom } from '#queries/messaging/thread'
import ChatTransformer from '#transformers/chat_transformer'
import ThreadTransformer from '#transformers/thread_transformer'
import { chatPageValidator } from '#validators/messaging/chat'

export default class ChatsController {
  /** The overview; as JSON for a further page of it. */
  async index(ctx: HttpContext) {
    if (wantsJson(ctx)) return overview(ctx)
    return ctx.inertia.render('messaging/chats', {
      overview: () => overview(ctx),
      thread: null,
      offer: null,
      now: serverNow,
    })
  }

  async show(ctx: HttpContext) {
    const { settings } = ctx.site
    const side = await findSide(ctx.member!.profile.id, ctx.params.id)
    return ctx.inertia.render('messaging/chats', {
      overview: () => overview(ctx),
      thread: async () => new ThreadTransformer(await thread(side, settings)).toObject(),
      offer: () => offer(ctx.member!, side, settings),
      now: serverNow,
    })
  }
}

async function overview({ member, request, site }: HttpContext) {
  const { after } = await request.validateUsing(chatPageValidator)
  const { rows, next } = await chats(member!.profile.id, after ?? null)
  const since = visibleFrom(site.settings)
  return { chats: rows.map((row) => new ChatTransformer(row, since).toObject()), next }
}

/** For words such as "yesterday", so that the page says the same before and after its script runs. */
function serverNow() {
  return DateTime.utc().toISO()
}
