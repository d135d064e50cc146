import type { Ports } from '#core/ports'
import { createBackup } from '#operations/backups/backup'
import { drillBackup } from '#operations/backups/drill'
import { keepOutcome, type BackupAct } from '#operations/backups/outcomes'

/** Makes a backup, and keeps how that went. */
export function backUp(ports: Ports) {
  return kept(ports, 'create', () => createBackup(ports))
}

/** Restores the newest backup in a scratch place, and keeps how that went. */
export function drill(ports: Ports) {
  return kept(ports, 'drill', drillBackup)
}

async function kept<Result>(ports: Ports, act: BackupAct, doIt: () => Promise<Result>) {
  try {
    const result = await doIt()
    await keepOutcome(ports, act, null)
    return result
  } catch (error) {
    await keepOutcome(ports, act, error instanceof Error ? error.message : String(error))
    throw error
  }
}
