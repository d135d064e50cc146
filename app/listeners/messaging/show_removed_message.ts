import type { EventNamed } from '#core/ports/events'
import { bothSides } from '#queries/messaging/conversations'
import { findMessage } from '#queries/messaging/messages'
import { sendLive } from '#live/events'
import ConversationSummaryTransformer from '#transformers/conversation_summary_transformer'

/** Takes a message off every open page of both members; one that was held is the writer's alone. */
export default class ShowRemovedMessage {
  async handle({ conversationId, messageId }: EventNamed<'message_removed'>) {
    const { sequence, senderId } = await findMessage(messageId)
    for (const side of await bothSides(conversationId)) {
      if (sequence === null && side.profileId !== senderId) continue
      const chat = new ConversationSummaryTransformer(side).toObject()
      sendLive(side.profileId, { type: 'message_removed', conversationId, messageId, chat })
    }
  }
}
