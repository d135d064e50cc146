import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import ChatPartnerTransformer from '#transformers/chat_partner_transformer'
import type { ChatRow } from '#queries/messaging/chats'

/** A conversation in the overview; a last line that is too old to be shown is empty. */
export default class ChatTransformer extends BaseTransformer<ChatRow> {
  constructor(
    row: ChatRow,
    private visibleFrom: DateTime = DateTime.fromMillis(0)
  ) {
    super(row)
  }

  toObject() {
    const { conversation_id: id, unread } = this.resource
    const partner = new ChatPartnerTransformer(this.resource).toObject()
    return { id, unread, partner, last: this.#last() }
  }

  #last() {
    const { last_message_at, last_sender_id, last_kind: kind, last_body } = this.resource
    const at = DateTime.fromMillis(Number(last_message_at), { zone: 'utc' })
    return {
      kind,
      body: at < this.visibleFrom ? '' : last_body,
      mine: last_sender_id === this.resource.profile_id,
      held: this.resource.last_delivered_at === null,
      at: at.toISO() ?? '',
    }
  }
}
