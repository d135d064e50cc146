import db from '@adonisjs/lucid/services/db'
import type { SideRow } from '#queries/messaging/find_side'
import { withPartner, type PartnerRow } from '#queries/messaging/partner_rows'
import { read } from '#queries/read'

/** A member's side before the first message. */
export type NewSideRow = Omit<SideRow, 'conversationId'> & { conversationId: null }

export type AnySide = SideRow | NewSideRow

/** A member's side of the conversation that a first message would begin with one they may meet. */
export async function newSide(profileId: string, partnerId: string): Promise<NewSideRow> {
  const pair = db
    .from('profiles as self')
    .joinRaw('cross join profiles as other')
    .where('self.id', profileId)
    .where('other.id', partnerId)
    .select('self.id as profile_id', 'other.id as partner_id')
    .as('side')
  const row = await withPartner(read<PartnerRow>(pair)).firstOrFail()
  return { ...row, conversationId: null, ...nothingSaid }
}

const nothingSaid = {
  unread: 0,
  enteredAt: null,
  removedUpTo: 0,
  lastSequence: 0,
  pausedAt: null,
  partnerRead: 0,
}

/** The conversation of two members; null before the first message. */
export async function conversationOf(profileId: string, partnerId: string): Promise<string | null> {
  const row = await read<{ conversationId: string }>('participants')
    .where({ profile_id: profileId, partner_id: partnerId })
    .select('conversation_id')
    .first()
  return row?.conversationId ?? null
}
