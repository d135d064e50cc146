import type { EventNamed } from '#core/ports/events'
import { bothSides } from '#queries/messaging/chats'
import { findMessage } from '#queries/messaging/messages'
import { tell } from '#live/events'
import ChatTransformer from '#transformers/chat_transformer'

/** Takes a message off every open page of both members; one that was held is the writer's alone. */
export default class ShowRemovedMessage {
  async handle({ conversationId, messageId }: EventNamed<'message_removed'>) {
    const { sequence, senderId } = await findMessage(messageId)
    for (const side of await bothSides(conversationId)) {
      if (sequence === null && side.profileId !== senderId) continue
      const chat = new ChatTransformer(side).toObject()
      tell(side.profileId, { type: 'message_removed', conversationId, messageId, chat })
    }
  }
}
