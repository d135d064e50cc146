import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { makeDatabase } from '#tests/support/site/own_database'
import { WatchedLog } from '#tests/support/site/watched_log'
import { serving } from '../../../bin/serving.mjs'

/** A running site: the production build with a fresh database and the demo world. */
export type RunningSite = Readonly<{
  url: string
  env: NodeJS.ProcessEnv
  /** Runs a command; answers what it printed. */
  ace: (...parameters: string[]) => Promise<string>
  /** Kills the server as a power cut would, in the middle of its work. */
  kill: () => Promise<void>
  /** Asks the server to stop, as an operator does. */
  terminate: () => void
  /** Resolves with the exit code when the server has ended, by itself or not; null after a signal. */
  ended: () => Promise<number | null>
  /** Starts the server again on the same data, with other settings if given. */
  restart: (settings?: NodeJS.ProcessEnv) => Promise<void>
  stop: () => Promise<void>
}>

type Options = Readonly<{ demoWorld?: boolean }>

/** The photos of the demo world are rendered once and kept between runs. */
const storage = resolve('tmp/demo-storage')

/** Starts the site on a free port, on PostgreSQL when DB_CONNECTION and PG_URL say so. */
export async function startSite(
  settings: NodeJS.ProcessEnv = {},
  { demoWorld = true }: Options = {}
): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-site-'))
  const database = await makeDatabase()
  const env = environment(folder, await freePort(), { ...database, ...settings })
  const ace = (...parameters: string[]) => runAce(parameters, env)

  await ace('site:prepare', ...(demoWorld ? ['--demo'] : []))
  return { url: env.APP_URL, env, ace, ...(await keepServing(folder, env)) }
}

async function keepServing(folder: string, env: Environment) {
  const log = new WatchedLog()
  let server = await serve(env, log)
  return {
    kill: () => endServer(server, 'SIGKILL'),
    terminate: () => void server.kill('SIGTERM'),
    ended: () => endOf(server),
    restart: async (settings: NodeJS.ProcessEnv = {}) => {
      server = await serve({ ...env, ...settings }, log)
    },
    stop: async () => {
      await endServer(server, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
      log.assertDiscreet()
    },
  }
}

type Environment = ReturnType<typeof environment>

function environment(folder: string, port: number, settings: NodeJS.ProcessEnv) {
  const url = `http://localhost:${port}`
  return {
    ...process.env,
    NODE_ENV: 'production',
    ENV_PATH: resolve('.'),
    DEMO: 'true',
    HOST: 'localhost',
    PORT: String(port),
    APP_URL: url,
    LOG_LEVEL: 'warn',
    SQLITE_FILE: join(folder, 'vonk.sqlite3'),
    STORAGE_PATH: storage,
    BACKUP_PATH: join(folder, 'backups'),
    ...settings,
  }
}

async function runAce(parameters: string[], env: NodeJS.ProcessEnv) {
  const ran = await promisify(execFile)(process.execPath, ['build/ace.js', ...parameters], { env })
  return ran.stdout
}

/** Runs a command of the build that works until it is stopped. */
export function runCommand(parameters: string[], env: NodeJS.ProcessEnv) {
  const command = spawn(process.execPath, ['build/ace.js', ...parameters], {
    env,
    stdio: 'inherit',
  })
  return {
    stop: () => command.kill('SIGTERM'),
    /** The exit code; null when a signal ended it. */
    ended: new Promise<number | null>((fulfil) => command.once('exit', fulfil)),
  }
}

function serve(env: NodeJS.ProcessEnv & { APP_URL: string }, log: WatchedLog) {
  const server = spawn(process.execPath, serving, { env, stdio: ['inherit', 'pipe', 'inherit'] })
  log.watch(server.stdout)
  return new Promise<ChildProcess>((fulfil, reject) => {
    const stopped = (code: number | null) => reject(new Error(`The site stopped with code ${code}`))
    server.once('exit', stopped)
    void answers(env.APP_URL).then(() => fulfil(server.off('exit', stopped)))
  })
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

async function endServer(server: ChildProcess, signal: NodeJS.Signals) {
  const ended = endOf(server)
  server.kill(signal)
  await ended
}

function endOf(server: ChildProcess) {
  const isOver = server.exitCode !== null || server.signalCode !== null
  return new Promise<number | null>((fulfil) => {
    if (isOver) return fulfil(server.exitCode)
    server.once('exit', fulfil)
  })
}

export function freePort() {
  return new Promise<number>((fulfil) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => fulfil(port))
    })
  })
}
