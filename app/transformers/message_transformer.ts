import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import type { MessageRow } from '#queries/messaging/messages'

/** A message as one of the two members sees it; without a number it is held. */
export default class MessageTransformer extends BaseTransformer<MessageRow> {
  constructor(
    row: MessageRow,
    private viewerId: string
  ) {
    super(row)
  }

  toObject() {
    const { id, client_id, sender_id, sequence, kind, body } = this.resource
    const mine = sender_id === this.viewerId
    return { id, clientId: mine ? client_id : null, sequence, mine, kind, body, at: this.#at() }
  }

  /** Nobody had it before it was delivered, so that is when it came. */
  #at() {
    const at = Number(this.resource.delivered_at ?? this.resource.sent_at)
    return DateTime.fromMillis(at, { zone: 'utc' }).toISO() ?? ''
  }
}
