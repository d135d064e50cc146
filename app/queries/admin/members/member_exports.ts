import { DateTime } from 'luxon'
import { exportState } from '#core/admin/members/member_export'

export interface ExportRow {
  id: string
  authority: string
  fileNumber: string
  admin: string
  requestedAt: number
  expiresAt: number | null
  takenAt: number | null
}

/** For which authority the data of a member was put together, and whether it still waits. */
export function exportShown({ takenAt, ...row }: ExportRow, now: DateTime) {
  const { expiresAt } = row
  const state = exportState({ expiresAt: instant(expiresAt), takenAt: instant(takenAt) }, now)
  return { ...row, state }
}

function instant(millis: number | null) {
  return millis === null ? null : DateTime.fromMillis(millis)
}
