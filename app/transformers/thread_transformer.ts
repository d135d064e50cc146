import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ThreadRows } from '#queries/messaging/thread'
import ChatPartnerTransformer from '#transformers/chat_partner_transformer'
import MessageTransformer from '#transformers/message_transformer'

export default class ThreadTransformer extends BaseTransformer<ThreadRows> {
  toObject() {
    const { side, messages, hasOlder, limited, icebreaker } = this.resource
    const { conversationId: id, profileId, unread, enteredAt, partnerRead } = side
    return {
      id,
      partner: new ChatPartnerTransformer(side).toObject(),
      messages: messages.map((row) => new MessageTransformer(row, profileId).toObject()),
      hasOlder,
      limited,
      icebreaker,
      partnerRead,
      unread,
      /** The reader has written in it, so what the partner sends is no surprise. */
      entered: enteredAt !== null,
    }
  }
}
