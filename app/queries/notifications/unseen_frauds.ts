import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { read } from '#queries/read'

/**
 * When the mails about members who wrote with this one, and were banned for fraud, went, where that is
 * still unread; of bans of before mails waited, when those were.
 */
export async function unseenFrauds(profileId: string): Promise<DateTime[]> {
  const rows = await read<{ at: number }>('participants as side')
    .join('profiles as partner', 'partner.id', 'side.partner_id')
    .join('users as account', 'account.id', 'partner.user_id')
    .leftJoin('fraud_warnings as warning', 'warning.user_id', 'account.id')
    .where('side.profile_id', profileId)
    .where('side.unread', '>', 0)
    .where('account.ban_reason', 'fraud')
    .where((either) => {
      either.whereNull('warning.user_id').orWhereNotNull('warning.mailed_at')
    })
    .select(db.raw('coalesce(warning.mailed_at, side.last_message_at) as at'))
  return rows.map(({ at }) => DateTime.fromMillis(Number(at), { zone: 'utc' }))
}
