import db from '@adonisjs/lucid/services/db'
import type { MessageKind } from '#core/messaging/message'
import { badgeColumns, type BadgesRow } from '#queries/shell/badges'
import { withoutBlocked, withPartner, type PartnerRow } from '#queries/messaging/partner_rows'
import { read } from '#queries/read'

/** One line of the overview: a member's side of a conversation, its partner and last message. */
export interface ConversationRow extends PartnerRow {
  conversationId: string
  unread: number
  lastMessageAt: number
  lastSenderId: string
  lastKind: MessageKind
  lastBody: string
  lastDeliveredAt: number | null
  lastRemovedAt: number | null
}

const pageSize = 30

/**
 * A member's conversations, the newest message first, a page at a time. `next` names the last one
 * of the page, as its moment and id: pass it as `after` to go on below it.
 */
export async function chats(profileId: string, after: string | null) {
  const query = conversationRows<ConversationRow>()
    .where('side.profile_id', profileId)
    .orderBy('side.last_message_at', 'desc')
    .orderBy('side.conversation_id', 'desc')
    .limit(pageSize + 1)
  if (after) {
    const [at, id] = after.split('.')
    query.whereRaw('(side.last_message_at, side.conversation_id) < (?, ?)', [Number(at), id])
  }

  const rows = await query
  const page = rows.slice(0, pageSize)
  return { rows: page, next: rows.length > pageSize ? cursorAt(page.at(-1)) : null }
}

/** The same conversation as each of its two members sees it in their overview. */
export function bothSides(conversationId: string) {
  return conversationRows<ConversationRow>().where('side.conversation_id', conversationId)
}

/** The same for these of the two, each with what waits for them altogether. */
export function sidesWithBadges(conversationId: string, profileIds: readonly string[]) {
  return conversationRows<ConversationRow & BadgesRow>()
    .where('side.conversation_id', conversationId)
    .whereIn('side.profile_id', [...profileIds])
    .select(...badgeColumns(db.ref('side.profile_id')))
}

function conversationRows<Row extends ConversationRow>() {
  const sides = read<Row>('participants as side')
    .join('messages as last', 'last.id', 'side.last_message_id')
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

function cursorAt(row: ConversationRow | undefined): string | null {
  return row ? `${row.lastMessageAt}.${row.conversationId}` : null
}
