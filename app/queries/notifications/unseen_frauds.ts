import { DateTime } from 'luxon'
import { read } from '#queries/read'

/** When members who wrote with this one were banned for fraud, where that is still unread. */
export async function unseenFrauds(profileId: string): Promise<DateTime[]> {
  const rows = await read<{ at: number }>('participants as side')
    .join('profiles as partner', 'partner.id', 'side.partner_id')
    .join('users as account', 'account.id', 'partner.user_id')
    .where('side.profile_id', profileId)
    .where('side.unread', '>', 0)
    .where('account.ban_reason', 'fraud')
    .select('side.last_message_at as at')
  return rows.map(({ at }) => DateTime.fromMillis(at, { zone: 'utc' }))
}
