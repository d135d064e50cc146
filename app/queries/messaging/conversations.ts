import db from '@adonisjs/lucid/services/db'
import type { MessageKind } from '#core/messaging/message'
import { badgeColumns, type BadgesRow } from '#queries/shell/badges'
import { withoutBlocked, withPartner, type PartnerRow } from '#queries/messaging/partner_rows'
import { prepared, read } from '#queries/read'
import { pageOf, type TimeCursor } from '#queries/time_cursor'

/**
 * A row of the overview: a member's side of a conversation, with its partner and last message, of which
 * all is null once it was erased for its age.
 */
export interface ConversationRow extends PartnerRow {
  conversationId: string
  unread: number
  lastMessageAt: number
  lastSenderId: string | null
  lastKind: MessageKind | null
  lastBody: string | null
  lastDeliveredAt: number | null
  lastRemovedAt: number | null
}

const pageSize = 30

/** A page of a member's conversations, the one with the newest message first. */
export async function conversations(profileId: string, after: TimeCursor | null) {
  const query = conversationRows<ConversationRow>()
    .where('side.profile_id', profileId)
    .orderBy('side.last_message_at', 'desc')
    .orderBy('side.conversation_id', 'desc')
    .limit(pageSize + 1)
  // The first page alone is prepared: without values, PostgreSQL gathers all rows below a cursor before it sorts.
  if (after) {
    query.whereRaw('(side.last_message_at, side.conversation_id) < (?, ?)', [after.at, after.id])
  } else {
    prepared(query)
  }

  return pageOf(await query, pageSize, ({ lastMessageAt, conversationId }) => {
    return { at: lastMessageAt, id: conversationId }
  })
}

/** A conversation as each of its two members sees it in their overview. */
export function bothSides(conversationId: string) {
  return prepared(conversationRows<ConversationRow>()).where('side.conversation_id', conversationId)
}

/** The sides of these members, each with the numbers of all that member's badges. */
export function sidesWithBadges(conversationId: string, profileIds: readonly string[]) {
  return prepared(conversationRows<ConversationRow & BadgesRow>())
    .where('side.conversation_id', conversationId)
    .whereIn('side.profile_id', [...profileIds])
    .select(...badgeColumns(db.ref('side.profile_id')))
}

function conversationRows<Row extends ConversationRow>() {
  const sides = read<Row>('participants as side')
    .leftJoin('messages as last', 'last.id', 'side.last_message_id')
    .select(
      'side.conversation_id',
      'side.unread',
      'side.last_message_at',
      'last.sender_id as last_sender_id',
      'last.kind as last_kind',
      'last.body as last_body',
      'last.delivered_at as last_delivered_at',
      'last.removed_at as last_removed_at'
    )
    .whereNotNull('side.last_message_at')
  return withoutBlocked(withPartner(sides))
}
