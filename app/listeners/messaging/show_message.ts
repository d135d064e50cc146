import type { EventNamed } from '#core/ports/events'
import { bothSides } from '#queries/messaging/chats'
import { findMessage } from '#queries/messaging/messages'
import { badges } from '#queries/shell/badges'
import { tell } from '#support/live'
import ChatTransformer from '#transformers/chat_transformer'
import MessageTransformer from '#transformers/message_transformer'

/** Shows a message on every open page of both members, the writer's other tabs too. */
export default class ShowMessage {
  async handle({ conversationId, messageId }: EventNamed<'message_sent'>) {
    const message = await findMessage(messageId)
    for (const side of await bothSides(conversationId)) {
      tell(side.profileId, {
        type: 'message',
        conversationId,
        message: new MessageTransformer(message, side.profileId).toObject(),
        chat: new ChatTransformer(side).toObject(),
        badges: await badges(side.profileId),
      })
    }
  }
}
