import { DateTime } from 'luxon'
import { isDrillDue } from '#core/admin/operations/backup'
import { lastBackups } from '#queries/operations/last_backups'

/** When a backup was last restored for practice, and whether that failed, is long ago or never was. */
export async function restoreDrill(siteId: string | null) {
  if (siteId) return null
  const { drilled } = await lastBackups()
  const isBad = !drilled || drilled.failure !== null || isDrillDue(drilled.at, DateTime.utc())
  return { number: isBad ? 1 : 0, oldest: null, checkedAt: drilled?.at ?? null }
}
