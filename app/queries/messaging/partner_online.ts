import { DateTime } from 'luxon'
import { isOnline } from '#core/discovery/search/presence'
import { isGone } from '#core/messaging/may_write'
import type { Standing } from '#core/users/user'
import { standing, withoutBlocked } from '#queries/messaging/partner_rows'
import { prepared, read } from '#queries/read'

interface PartnerActivityRow {
  activeAt: number
  partnerStatus: Standing
}

/**
 * Whether the partner in a member's conversation is online, for the poll. One who is gone or suspended
 * is not, nor the partner of a conversation that the member may not see.
 */
export async function partnerIsOnline(profileId: string, conversationId: string) {
  const side = prepared(read<PartnerActivityRow>('participants as side'))
    .join('profiles as partner', 'partner.id', 'side.partner_id')
    .join('users as account', 'account.id', 'partner.user_id')
    .where('side.conversation_id', conversationId)
    .where('side.profile_id', profileId)
    .select('partner.last_active_at as active_at')
    .select(standing)
  const partner = await withoutBlocked(side).first()
  if (!partner || isGone(partner.partnerStatus)) return false
  if (partner.partnerStatus === 'suspended') return false
  return isOnline(partner.activeAt, DateTime.utc())
}
