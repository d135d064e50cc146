import { DateTime } from 'luxon'
import { exportState } from '#core/admin/members/member_export'
import { read } from '#queries/read'

interface Row {
  id: string
  authority: string
  fileNumber: string
  admin: string
  requestedAt: number
  expiresAt: number | null
  takenAt: number | null
}

/** For which authorities the data of a member was put together, the newest first. */
export async function memberExports(userId: string, now: DateTime) {
  const rows = await read<Row>('member_exports')
    .join('admins', 'admins.id', 'member_exports.admin_id')
    .where('user_id', userId)
    .select('member_exports.id', 'authority', 'file_number', 'admins.name as admin')
    .select('requested_at', 'expires_at', 'taken_at')
    .orderBy('requested_at', 'desc')
    .limit(20)
  return rows.map((row) => {
    const { admin, authority, expiresAt, fileNumber, id, requestedAt, takenAt } = row
    const state = exportState({ expiresAt: instant(expiresAt), takenAt: instant(takenAt) }, now)
    return { id, authority, fileNumber, admin, requestedAt, expiresAt, state }
  })
}

function instant(millis: number | null) {
  return millis === null ? null : DateTime.fromMillis(millis)
}
