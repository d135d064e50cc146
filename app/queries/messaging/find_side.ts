import db from '@adonisjs/lucid/services/db'
import { withoutBlocked, withPartner, type PartnerRow } from '#queries/messaging/partner_rows'

/** A member at one of their conversations. */
export interface SideRow extends PartnerRow {
  conversationId: string
  profileId: string
  unread: number
  /** When the member first wrote in it. */
  enteredAt: number | string | null
  /** The member removed the chat up to this number. */
  removedUpTo: number
  /** Number of the newest message that the partner has read. */
  partnerRead: number
}

/**
 * Finds a member's side of a conversation. A conversation of others, or with a member where one
 * blocked the other, is as unknown as one that never was: 404.
 */
export async function findSide(profileId: string, conversationId: string): Promise<SideRow> {
  const side = db
    .from('participants as side')
    .join('participants as other', (join) => {
      join
        .on('other.conversation_id', 'side.conversation_id')
        .andOn('other.profile_id', 'side.partner_id')
    })
    .where('side.conversation_id', conversationId)
    .where('side.profile_id', profileId)
    .select(
      'side.conversation_id as conversationId',
      'side.profile_id as profileId',
      'side.unread',
      'side.entered_at as enteredAt',
      'side.removed_up_to as removedUpTo',
      'other.last_read_sequence as partnerRead'
    )
  return withoutBlocked(withPartner(side)).firstOrFail()
}
