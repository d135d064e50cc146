import { DateTime } from 'luxon'
import { atWorkSince, isDrillDue, unfinished } from '#core/admin/operations/backup'
import { lastBackups } from '#queries/operations/last_backups'

/** When a backup was last restored for practice, and whether that failed, is long ago or never was. */
export async function restoreDrill(siteId: string | null) {
  if (siteId) return null
  const { drilled, restoredAt } = await lastBackups()
  const now = DateTime.utc()
  const isAtWork = drilled?.failure === unfinished && drilled.at > atWorkSince(now)
  const last = isAtWork ? restoredAt : (drilled?.at ?? null)
  const hasFailed = drilled !== null && drilled.failure !== null && !isAtWork
  const isBad = last === null || hasFailed || isDrillDue(last, now)
  return { number: isBad ? 1 : 0, oldest: null, checkedAt: last }
}
