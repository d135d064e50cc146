import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import pg from 'pg'
import { databaseKind, directPostgresUrl } from '#config/database'

/** What must work on the restored copy, each by a command of its own process. */
const steps = ['backup:restore', 'ledger:verify', 'audit:verify']

/**
 * Restores the newest backup into a scratch database and folder, has the ledger and the audit log verified
 * there, and drops both. Throws with what a step said that failed.
 */
export async function drillBackup() {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-drill-'))
  const scratch = await scratchDatabase(folder)
  // Never into the store of the site, whose pictures it would mix with those of the backup.
  const disk = { DRIVE_DISK: 'fs', DRIVE_MOVING_FROM: '', STORAGE_PATH: join(folder, 'storage') }
  const settings = { ...process.env, ...scratch.env, ...disk }
  try {
    for (const step of steps) await attempt(step, settings)
  } finally {
    await scratch.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function attempt(step: string, env: NodeJS.ProcessEnv) {
  try {
    await promisify(execFile)(process.execPath, [app.makePath('ace.js'), step], { env })
  } catch (error) {
    const { stderr, stdout } = error as Readonly<{ stderr?: string; stdout?: string }>
    const output = `${stdout ?? ''}${stderr ?? String(error)}`.trim()
    throw new Error(`${step} failed on the restored backup: ${output}`, { cause: error })
  }
}

async function scratchDatabase(folder: string) {
  if (databaseKind === 'sqlite') {
    return { env: { SQLITE_FILE: join(folder, 'vonk.sqlite3') }, drop: async () => {} }
  }
  const name = `vonk_drill_${process.pid}_${Date.now()}`
  const url = new URL(directPostgresUrl)
  url.pathname = name
  await onServer(`create database ${name}`)
  const env = { PG_URL: url.href, PG_DIRECT_URL: url.href }
  return { env, drop: () => onServer(`drop database ${name} with (force)`) }
}

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: directPostgresUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
