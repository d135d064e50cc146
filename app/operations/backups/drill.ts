import { once } from 'node:events'
import { proveLogin } from '#operations/backups/prove_login'
import { makeScratch } from '#operations/backups/scratch'
import { start } from '#operations/backups/steps'

/** What must work on the restored copy, each by a command; the second runs migrations that are newer than it. */
const steps = [
  ['backup:restore', '--pictures=10'],
  ['site:prepare'],
  ['ledger:verify'],
  ['audit:verify'],
]

/** Nothing of the copy reaches a member, a provider or the Redis of the site. */
const apart = {
  HOST: '127.0.0.1',
  OPS_HOST: '127.0.0.1',
  TRUSTED_PROXIES: '127.0.0.0/8',
  LOG_LEVEL: 'error',
  QUEUE_WORKER: 'none',
  REDIS_URL: '',
  PG_READ_URL: '',
  LIMITER_STORE: 'database',
  MAIL_MAILER: 'outbox',
  PUSH_NOTIFIER: 'outbox',
}

/**
 * Restores the newest backup into a scratch database and folder, runs migrations, has the ledger and the audit log
 * verified and a member logged in there, and drops both. Throws with what failed.
 */
export async function drillBackup() {
  const scratch = await makeScratch()
  const settings = { ...process.env, ...apart, ...scratch.env }
  try {
    for (const step of steps) await attempt(step, settings)
    await proveLogin(scratch, settings)
  } finally {
    await scratch.remove()
  }
}

async function attempt(step: readonly string[], env: NodeJS.ProcessEnv) {
  const { child, output } = start('ace.js', step, env)
  const [code, signal] = await once(child, 'close')
  if (code !== 0) throw new Error(`${step[0]} failed on the restored backup: ${output() || signal}`)
}
