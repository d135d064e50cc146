import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { chats } from '#queries/messaging/chats'
import { visibleFrom } from '#queries/messaging/thread'
import ChatTransformer from '#transformers/chat_transformer'
import { chatPageValidator } from '#validators/messaging/chat'

/** A page of a member's conversations, for every page that shows them. */
export async function overview({ member, request, site }: HttpContext) {
  const { after } = await request.validateUsing(chatPageValidator)
  const { rows, next } = await chats(member.profile.id, after ?? null)
  const since = visibleFrom(site.settings)
  return { chats: rows.map((row) => new ChatTransformer(row, since).toObject()), next }
}

/** For words such as "yesterday", so that the page says the same before and after its script runs. */
export function serverNow() {
  return DateTime.utc().toISO()
}
