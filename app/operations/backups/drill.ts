import { fork } from 'node:child_process'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'
import { makeScratch } from '#operations/backups/scratch'

/** What must work on the restored copy, each by a command of its own process. */
const steps = ['backup:restore', 'ledger:verify', 'audit:verify']

/**
 * Restores the newest backup into a scratch database and folder, has the ledger and the audit log verified
 * there, and drops both. Throws with what a step said that failed.
 */
export async function drillBackup() {
  const scratch = await makeScratch()
  const settings = { ...process.env, ...scratch.env }
  try {
    for (const step of steps) await attempt(step, settings)
  } finally {
    await scratch.remove()
  }
}

/** What a step does first: it ends when this process does, even killed, or it would restore what nobody drops. */
const endsWithUs = encodeURIComponent(
  `process.once('disconnect', () => process.kill(process.pid, 'SIGKILL')); process.channel.unref()`
)

async function attempt(step: string, env: NodeJS.ProcessEnv) {
  const execArgv = [`--import=data:text/javascript,${endsWithUs}`]
  const child = fork(app.makePath('ace.js'), [step], { env, execArgv, silent: true })
  let output = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (output += text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${step} failed on the restored backup: ${output.trim()}`)
}
