import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { warningFor } from '#core/messaging/warnings/warning'
import { giftOfMessage } from '#core/messaging/gifts/catalogue'
import type { PhotoVariant } from '#core/ports/photo_storage'
import type { MessageRow } from '#queries/messaging/messages'
import { messagePhotoUrl } from '#queries/profiles/photo_url'

/** A message as one of the two members sees it; a held one has no number. */
export default class MessageTransformer extends BaseTransformer<MessageRow> {
  constructor(
    row: MessageRow,
    private viewerId: string
  ) {
    super(row)
  }

  toObject() {
    const { id, clientId, senderId, sequence, kind, body, cost } = this.resource
    const mine = senderId === this.viewerId
    return {
      id,
      clientId: mine ? clientId : null,
      sequence,
      mine,
      kind,
      body: kind === 'text' ? body : '',
      gift: giftOfMessage({ kind, body }),
      picture: this.#picture(),
      /** Null for the receiver: a message costs its sender alone. */
      cost: mine ? cost : null,
      /** The warning for its reader. */
      caution: mine || kind !== 'text' ? null : warningFor({ body, sequence }),
      removed: this.resource.removedAt !== null,
      at: this.#at(),
    }
  }

  #picture() {
    const { id, removedAt, storageKey, width, height } = this.resource
    if (storageKey === null || removedAt !== null) return null
    const url = (variant: PhotoVariant) => messagePhotoUrl(id, variant, this.viewerId)
    return { thumb: url('thumb'), full: url('full'), width: width ?? 0, height: height ?? 0 }
  }

  /** A held message counts from its delivery, as nobody had it before. */
  #at() {
    const at = this.resource.deliveredAt ?? this.resource.sentAt
    return DateTime.fromMillis(at, { zone: 'utc' }).toISO() ?? ''
  }
}
