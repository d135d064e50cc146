import { DateTime } from 'luxon'
import { read } from '#queries/read'

/** More in a row are not counted. */
const most = 1000

/** When an admin last decided about photos, latest first. */
export async function decisionTimes(adminId: string) {
  const rows = await read<{ decidedAt: number }>('photo_decisions')
    .where('admin_id', adminId)
    .orderBy('decided_at', 'desc')
    .limit(most)
    .select('decided_at')
  return rows.map(({ decidedAt }) => DateTime.fromMillis(decidedAt, { zone: 'utc' }))
}
