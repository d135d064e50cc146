import type { EventNamed } from '#core/ports/events'
import { sidesWithBadges } from '#queries/messaging/conversations'
import { badgesIn } from '#queries/shell/badges'
import { mayHaveOpenPage, sendLive } from '#live/events'
import ConversationSummaryTransformer from '#transformers/conversation_summary_transformer'

/** Shows a message on all open pages of both members, including the writer's other tabs. */
export default class ShowMessage {
  async handle(message: EventNamed<'message_sent'>) {
    const { conversationId, sequence, senderId, clientId, recipientId } = message
    const listeners = [senderId, recipientId].filter(mayHaveOpenPage)
    if (listeners.length === 0) return
    for (const side of await sidesWithBadges(conversationId, listeners)) {
      const mine = side.profileId === senderId
      sendLive(side.profileId, {
        type: 'message',
        conversationId,
        sequence,
        mine,
        clientId: mine ? clientId : null,
        summary: new ConversationSummaryTransformer(side).toObject(),
        badges: badgesIn(side),
      })
    }
  }
}
