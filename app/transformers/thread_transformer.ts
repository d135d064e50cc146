import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ThreadRows } from '#queries/messaging/thread'
import ChatPartnerTransformer from '#transformers/chat_partner_transformer'
import MessageTransformer from '#transformers/message_transformer'

export default class ThreadTransformer extends BaseTransformer<ThreadRows> {
  toObject() {
    const { side, messages, hasOlder, limited } = this.resource
    const { conversation_id: id, profile_id, unread, partner_read: partnerRead } = side
    return {
      id,
      partner: new ChatPartnerTransformer(side).toObject(),
      messages: messages.map((row) => new MessageTransformer(row, profile_id).toObject()),
      hasOlder,
      limited,
      partnerRead,
      unread,
    }
  }
}
