import db from '@adonisjs/lucid/services/db'
import type { MessageKind } from '#core/messaging/message'
import { withoutBlocked, withPartner, type PartnerRow } from '#queries/messaging/partner_rows'

/** One line of the overview: a member's side of a conversation, its partner and last message. */
export interface ChatRow extends PartnerRow {
  conversation_id: string
  profile_id: string
  unread: number
  last_message_at: number | string
  last_sender_id: string
  last_kind: MessageKind
  last_body: string
  last_delivered_at: number | string | null
}

const pageSize = 30

/**
 * A member's conversations, the newest message first, a page at a time. `next` names the last one
 * of the page, as its moment and id: pass it as `after` to go on below it.
 */
export async function chats(profileId: string, after: string | null) {
  const query = chatRows()
    .where('side.profile_id', profileId)
    .orderBy('side.last_message_at', 'desc')
    .orderBy('side.conversation_id', 'desc')
    .limit(pageSize + 1)
  if (after) {
    query.whereRaw('(side.last_message_at, side.conversation_id) < (?, ?)', after.split('.'))
  }

  const rows: ChatRow[] = await query
  const page = rows.slice(0, pageSize)
  return { rows: page, next: rows.length > pageSize ? cursorAt(page.at(-1)) : null }
}

/** The same conversation as each of its two members sees it in their overview. */
export async function bothSides(conversationId: string): Promise<ChatRow[]> {
  return chatRows().where('side.conversation_id', conversationId)
}

function chatRows() {
  const sides = db
    .from('participants as side')
    .join('messages as last', 'last.id', 'side.last_message_id')
    .select(
      'side.conversation_id',
      'side.profile_id',
      'side.unread',
      'side.last_message_at',
      'last.sender_id as last_sender_id',
      'last.kind as last_kind',
      'last.body as last_body',
      'last.delivered_at as last_delivered_at'
    )
    .whereNotNull('side.last_message_at')
  return withoutBlocked(withPartner(sides))
}

function cursorAt(row: ChatRow | undefined): string | null {
  return row ? `${Number(row.last_message_at)}.${row.conversation_id}` : null
}
