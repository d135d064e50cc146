import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OpenConversation } from '#queries/messaging/conversation'
import PartnerTransformer from '#transformers/partner_transformer'
import MessageTransformer from '#transformers/message_transformer'

export default class ConversationTransformer extends BaseTransformer<OpenConversation> {
  toObject() {
    const { side, messages, hasOlder, limited, icebreaker } = this.resource
    const { conversationId: id, profileId, unread, enteredAt, partnerRead } = side
    return {
      id,
      partner: new PartnerTransformer(side).toObject(),
      messages: messages.map((row) => new MessageTransformer(row, profileId).toObject()),
      hasOlder,
      limited,
      icebreaker,
      partnerRead,
      unread,
      /** Whether the viewer has written in it. */
      entered: enteredAt !== null,
    }
  }
}
