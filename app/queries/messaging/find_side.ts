import { withoutBlocked, withPartner, type PartnerRow } from '#queries/messaging/partner_rows'
import { prepared, read } from '#queries/read'

/** A member's side of one of their conversations. */
export interface SideRow extends PartnerRow {
  conversationId: string
  unread: number
  /** When the member first wrote in it; null before. */
  enteredAt: number | null
  /** The member has removed the conversation up to this message number. */
  removedUpTo: number
  /** The number of the newest message; 0 before the first. */
  lastSequence: number
  /** When an admin paused it; null for most. */
  pausedAt: number | null
  /** The number of the newest message the partner has read. */
  partnerRead: number
}

/**
 * Finds a member's side of a conversation. A conversation of others, or one with a block between
 * its members, is as unknown as one that never existed: 404. Its plan is kept, as planning takes longer.
 */
export async function findSide(profileId: string, conversationId: string): Promise<SideRow> {
  const side = prepared(read<SideRow>('participants as side'))
    .join('participants as other', (join) => {
      join
        .on('other.conversation_id', 'side.conversation_id')
        .andOn('other.profile_id', 'side.partner_id')
    })
    .join('conversations', 'conversations.id', 'side.conversation_id')
    .where('side.conversation_id', conversationId)
    .where('side.profile_id', profileId)
    .select(
      'side.conversation_id',
      'side.unread',
      'side.entered_at',
      'side.removed_up_to',
      'conversations.last_sequence',
      'conversations.paused_at',
      'other.last_read_sequence as partner_read'
    )
  return withoutBlocked(withPartner(side)).firstOrFail()
}
