import type { EventNamed } from '#core/ports/events'
import { bothSides } from '#queries/messaging/chats'
import { findMessage } from '#queries/messaging/messages'
import { badges } from '#queries/shell/badges'
import { tell } from '#support/live'
import ChatTransformer from '#transformers/chat_transformer'

/** Tells every open page of both members of a message, the writer's other tabs too. */
export default class ShowMessage {
  async handle({ conversationId, messageId }: EventNamed<'message_sent'>) {
    const { sequence, senderId, clientId } = await findMessage(messageId)
    if (sequence === null) return
    for (const side of await bothSides(conversationId)) {
      const mine = side.profileId === senderId
      tell(side.profileId, {
        type: 'message',
        conversationId,
        sequence,
        mine,
        clientId: mine ? clientId : null,
        chat: new ChatTransformer(side).toObject(),
        badges: await badges(side.profileId),
      })
    }
  }
}
