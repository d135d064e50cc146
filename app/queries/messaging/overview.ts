import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { freeMessagesLeft } from '#core/messaging/may_write'
import { conversations } from '#queries/messaging/conversations'
import { visibleFrom } from '#queries/messaging/conversation'
import ConversationSummaryTransformer from '#transformers/conversation_summary_transformer'
import { conversationPageValidator } from '#validators/messaging/conversation'

/** A page of a member's conversations, as every page with the overview shows them. */
export async function overview({ member, request, site }: HttpContext) {
  const { after } = await request.validateUsing(conversationPageValidator)
  const { rows, next } = await conversations(member.profile.id, after ?? null)
  const since = visibleFrom(site.settings)
  return {
    conversations: rows.map((row) => new ConversationSummaryTransformer(row, since).toObject()),
    next,
    freeMessagesLeft: freeMessagesLeft({ sender: member.user, settings: site.settings }),
  }
}

/** The server's time, so that "yesterday" is the same before and after hydration. */
export function serverNow() {
  return DateTime.utc().toISO()
}
