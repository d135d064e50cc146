import { isGone } from '#core/messaging/may_write'
import { withoutBlocked, withPartner, type PartnerRow } from '#queries/messaging/partner_rows'
import { read } from '#queries/read'

/** The partner in a conversation. */
export type NamedPartner = Readonly<{ id: string; name: string; fictional: boolean }>

/**
 * A member's partners by conversation. Deleted partners, and those with a block in either
 * direction, are left out.
 */
export async function partnersIn(profileId: string, conversationIds: readonly string[]) {
  if (conversationIds.length === 0) return new Map<string, NamedPartner>()
  const sides = read<PartnerRow & { conversationId: string }>('participants as side')
    .where('side.profile_id', profileId)
    .whereIn('side.conversation_id', [...new Set(conversationIds)])
    .select('side.conversation_id')
  const rows = await withoutBlocked(withPartner(sides))
  const named = rows.filter(({ partnerStatus }) => !isGone(partnerStatus))
  return new Map(
    named.map((row) => [
      row.conversationId,
      { id: row.partnerId, name: row.partnerName, fictional: row.partnerFictional },
    ])
  )
}
