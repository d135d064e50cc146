import db from '@adonisjs/lucid/services/db'
import type { SideRow } from '#queries/messaging/find_side'
import { withoutBlocked, withPartner, type PartnerRow } from '#queries/messaging/partner_rows'
import { read } from '#queries/read'

/**
 * A member's side of the conversation that a first message would begin. With a disabled member,
 * themselves, or a block in either direction: 404.
 */
export type NewSideRow = Omit<SideRow, 'conversationId'> & { conversationId: null }

export type AnySide = SideRow | NewSideRow

/**
 * A member's side of the conversation that a first message would begin. One who is disabled,
 * oneself, or a member where one blocked the other, is as unknown as none: 404.
 */
export async function newSide(profileId: string, partnerId: string): Promise<NewSideRow> {
  const pair = db
    .from('profiles as self')
    .joinRaw('cross join profiles as other')
    .where('self.id', profileId)
    .where('other.id', partnerId)
    .where('other.status', 'active')
    .whereColumn('other.id', '<>', 'self.id')
    .select('self.id as profile_id', 'other.id as partner_id')
    .as('side')
  const row = await withoutBlocked(withPartner(read<PartnerRow>(pair))).firstOrFail()
  return { ...row, conversationId: null, ...nothingSaid }
}

const nothingSaid = { unread: 0, enteredAt: null, removedUpTo: 0, partnerRead: 0 }

/** The conversation of two members; null before the first message. */
export async function conversationOf(profileId: string, partnerId: string): Promise<string | null> {
  const row = await read<{ conversationId: string }>('participants')
    .where({ profile_id: profileId, partner_id: partnerId })
    .select('conversation_id')
    .first()
  return row?.conversationId ?? null
}
