import { fork } from 'node:child_process'
import app from '@adonisjs/core/services/app'

/**
 * What a process does first: it ends when this one does, even killed, or it would write what nobody removes. Its threads
 * do the same, without a channel.
 */
const endsWithUs = encodeURIComponent(
  `process.once('disconnect', () => process.kill(process.pid, 'SIGKILL')); process.channel?.unref()`
)

/** Milliseconds after which a program is killed, as one that hangs would keep all later backups from being made. */
const timeout = 6 * 3_600_000

/** Starts a program of this release in a process of its own; collects what it says. */
export function start(program: string, parameters: readonly string[], env: NodeJS.ProcessEnv) {
  const execArgv = [`--import=data:text/javascript,${endsWithUs}`]
  const limits = { timeout, killSignal: 'SIGKILL' } as const
  const child = fork(app.makePath(program), parameters, { env, execArgv, silent: true, ...limits })
  const said: string[] = []
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => said.push(text))
  return {
    child,
    output: () => said.join('').trim(),
    /** By itself, or by a signal, such as that of a system without memory. */
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  }
}
