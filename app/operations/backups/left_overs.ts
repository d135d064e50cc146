import { removePlainCopy } from '#operations/backups/database_copy'
import { removeUnfinished } from '#operations/backups/backup_folder'
import { removeScratches } from '#operations/backups/scratch'

/** Removes what was left by one that was killed, some of it not encrypted. Only while no other is at work. */
export async function removeLeftOvers() {
  await removePlainCopy()
  await removeScratches()
  await removeUnfinished()
}
