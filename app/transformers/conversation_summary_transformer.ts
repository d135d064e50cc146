import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { giftOfMessage } from '#core/messaging/gifts/catalogue'
import type { MessageKind } from '#core/messaging/message'
import PartnerTransformer from '#transformers/partner_transformer'
import type { ConversationRow } from '#queries/messaging/conversations'

/** In code points. */
const lineLength = 200

/** A conversation in the overview; a last message beyond the history limit is empty. */
export default class ConversationSummaryTransformer extends BaseTransformer<ConversationRow> {
  constructor(
    row: ConversationRow,
    private visibleFrom: DateTime = DateTime.fromMillis(0)
  ) {
    super(row)
  }

  toObject() {
    const { conversationId: id, unread } = this.resource
    const partner = new PartnerTransformer(this.resource).toObject()
    return { id, unread, partner, last: this.#last() }
  }

  #last() {
    const { lastMessageAt, lastSenderId, lastKind: kind, lastBody } = this.resource
    const at = DateTime.fromMillis(lastMessageAt, { zone: 'utc' })
    const isShown = kind !== null && at >= this.visibleFrom
    return {
      ...(isShown ? said(kind, lastBody ?? '') : nothingShown),
      mine: lastSenderId === this.resource.profileId,
      held: kind !== null && this.resource.lastDeliveredAt === null,
      removed: this.resource.lastRemovedAt !== null,
      at: at.toISO() ?? '',
    }
  }
}

const nothingShown = { kind: 'text', body: '', gift: null } as const

function said(kind: MessageKind, body: string) {
  return {
    kind,
    body: kind === 'text' ? beginningOf(body) : '',
    gift: giftOfMessage({ kind, body }),
  }
}

/** The overview shows one line, and live events are limited in size; cut between code points. */
function beginningOf(body: string) {
  return [...body.slice(0, 2 * lineLength)].slice(0, lineLength).join('')
}
