import type { EventNamed } from '#core/ports/events'
import { bothSides } from '#queries/messaging/conversations'
import { findMessage } from '#queries/messaging/messages'
import { sendLive } from '#live/events'
import ConversationSummaryTransformer from '#transformers/conversation_summary_transformer'

/** Removes a message from all open pages of both members; a held one only from the writer's. */
export default class ShowRemovedMessage {
  async handle({ conversationId, messageId }: EventNamed<'message_removed'>) {
    const { sequence, senderId } = await findMessage(messageId)
    for (const side of await bothSides(conversationId)) {
      if (sequence === null && side.profileId !== senderId) continue
      const summary = new ConversationSummaryTransformer(side).toObject()
      sendLive(side.profileId, { type: 'message_removed', conversationId, messageId, summary })
    }
  }
}
