import { startChild, type Child } from '#tests/support/processes/child'
import { type WatchedLog, watched } from '#tests/support/site/watched_log'
import { serving } from '../../../bin/serving.mjs'

/** A running node of the site: a web process of the production build. */
export type Node = Readonly<{
  /** Kills it as a power cut would, in the middle of its work. */
  kill: () => Promise<void>
  /** Asks it to stop, as an operator does. */
  terminate: () => void
  /** Resolves with the exit code when it has ended, by itself or not; null after a signal. */
  ended: () => Promise<number | null>
  /** Starts it again on the same data, with other settings, or another program, if given. */
  restart: (settings?: NodeJS.ProcessEnv, program?: Program) => Promise<void>
  /** Asks it to stop, and resolves with the exit code. */
  stop: () => Promise<number | null>
  pid: () => number
}>

/** A program and its parameters. */
export type Program = readonly [string, ...string[]]

const builtServer: Program = [process.execPath, ...serving]

/** Starts a node at HOST and PORT of these settings; resolves once it answers. */
export async function startNode(
  env: NodeJS.ProcessEnv,
  log: WatchedLog,
  first = builtServer
): Promise<Node> {
  let server = await serve(first, env, log)
  return {
    kill: async () => void (await server.end('SIGKILL')),
    terminate: () => void server.process.kill('SIGTERM'),
    ended: () => server.ended,
    restart: async (settings = {}, program = first) => {
      server = await serve(program, { ...env, ...settings }, log)
    },
    stop: () => server.end('SIGTERM'),
    pid: () => server.process.pid!,
  }
}

async function serve(
  [program, ...parameters]: Program,
  env: NodeJS.ProcessEnv,
  log: WatchedLog
): Promise<Child> {
  const server = startChild(program, parameters, { env, stdio: [...watched] })
  log.watchProcess(server)
  await server.whenReady(answers(`http://${env.HOST}:${env.PORT}`))
  return server
}

async function answers(url: string): Promise<void> {
  const up = await fetch(`${url}/favicon.svg`).then(
    () => true,
    () => false
  )
  if (up) return
  await new Promise((fulfil) => setTimeout(fulfil, 100))
  return answers(url)
}
