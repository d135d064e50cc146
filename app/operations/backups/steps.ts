import { fork } from 'node:child_process'
import app from '@adonisjs/core/services/app'

/** What a process does first: it ends when this one does, even killed, or it would write what nobody removes. */
const endsWithUs = encodeURIComponent(
  `process.once('disconnect', () => process.kill(process.pid, 'SIGKILL')); process.channel.unref()`
)

/** Starts a program of this release in a process of its own; collects what it says. */
export function start(program: string, parameters: readonly string[], env: NodeJS.ProcessEnv) {
  const execArgv = [`--import=data:text/javascript,${endsWithUs}`]
  const child = fork(app.makePath(program), parameters, { env, execArgv, silent: true })
  const said: string[] = []
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => said.push(text))
  return { child, output: () => said.join('').trim() }
}
