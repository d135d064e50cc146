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
    const { id, clientId, senderId, sequence, kind, body } = this.resource
    const mine = senderId === this.viewerId
    return {
      id,
      clientId: mine ? clientId : null,
      sequence,
      mine,
      kind,
      body,
      removed: this.resource.removedAt !== null,
      at: this.#at(),
    }
  }

  /** Nobody had it before it was delivered, so that is when it came. */
  #at() {
    const at = Number(this.resource.deliveredAt ?? this.resource.sentAt)
    return DateTime.fromMillis(at, { zone: 'utc' }).toISO() ?? ''
  }
}
