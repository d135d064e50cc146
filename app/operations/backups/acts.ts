import { existsSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { Ports } from '#core/ports'
import { canDrill } from '#config/backups'
import { sqliteFile } from '#config/database'
import { asOnlyOne } from '#database/only_one'
import { createBackup } from '#operations/backups/backup'
import { drillBackup } from '#operations/backups/drill'
import { removeLeftOvers } from '#operations/backups/left_overs'
import { server } from '#operations/backups/prove_login'
import {
  beginOutcome,
  endOutcome,
  noteCutOff,
  noteRefused,
  type BackupAct,
} from '#operations/backups/outcomes'

const needsBuild =
  'A drill starts the built site: npm run build, then ENV_PATH=$PWD NODE_ENV=production node build/ace.js backup:drill'

/** Makes a backup, and keeps how that went. */
export function backUp(ports: Ports) {
  return kept(ports, 'create', () => createBackup(ports))
}

/** Restores the newest backup in a scratch place, and keeps how that went; the site starts there as members get it. */
export async function drill(ports: Ports) {
  if (!existsSync(app.makePath(server))) throw new Error(needsBuild)
  return kept(ports, 'drill', drillBackup)
}

/** Both, where this machine can open its backups. Nobody sees what a night's says: one that is refused is kept too. */
export async function backUpByNight(ports: Ports) {
  try {
    await backUp(ports)
    if (canDrill) await drill(ports)
  } catch (error) {
    if (error instanceof Refused) await noteRefused(ports, error.act, error.message)
    throw error
  }
}

class Refused extends Error {
  constructor(readonly act: BackupAct) {
    super('Another process makes or drills a backup: try again when it is done')
  }
}

/** One at a time, so that what lies there unfinished is of a process that died. */
function kept<Result>(ports: Ports, act: BackupAct, doIt: () => Promise<Result>) {
  return asOnlyOne(db, {
    name: 'backup',
    sqliteFile,
    waiting: () => {
      throw new Refused(act)
    },
    work: async () => {
      await noteCutOff(ports)
      const begun = await beginOutcome(ports, act)
      try {
        await removeLeftOvers()
        const result = await doIt()
        await endOutcome(ports, begun, null)
        return result
      } catch (error) {
        await endOutcome(ports, begun, error instanceof Error ? error.message : String(error))
        throw error
      }
    },
  })
}
