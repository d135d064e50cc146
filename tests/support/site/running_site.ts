import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '#tests/support/processes/free_port'
import { runAce } from '#tests/support/site/command'
import { startNode, type Node } from '#tests/support/site/node'
import { makeDatabase } from '#tests/support/site/own_database'
import { WatchedLog } from '#tests/support/site/watched_log'

/** A running site of one node: the production build with a fresh database and the demo world. */
export type RunningSite = Omit<Node, 'stop'> &
  Readonly<{
    stop: () => Promise<void>
    url: string
    env: NodeJS.ProcessEnv
    /** Runs a command; answers what it printed. */
    ace: (...parameters: string[]) => Promise<string>
  }>

type Options = Readonly<{ demoWorld?: boolean }>

/** The portraits of the demo world are drawn once and kept between runs. */
const demoStorage = resolve('tmp/demo-storage')

/** Starts the site on a free port, on PostgreSQL when DB_CONNECTION and PG_URL say so. */
export async function startSite(
  settings: NodeJS.ProcessEnv = {},
  { demoWorld = true }: Options = {}
): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-site-'))
  const database = await makeDatabase()
  const env = environment(folder, await freePort(), { ...database, ...settings })
  const ace = (...parameters: string[]) => runAce(parameters, env)
  const log = new WatchedLog()

  await ace('site:prepare', ...(demoWorld ? ['--demo'] : []))
  const node = await startNode(env, log)
  const stop = async () => {
    await node.stop()
    rmSync(folder, { recursive: true, force: true })
    await log.assertDiscreet()
  }
  return { ...node, url: env.APP_URL, env, ace, stop }
}

/** The settings of a node of the demo on this port, with its data in a folder. */
export function environment(folder: string, port: number, settings: NodeJS.ProcessEnv) {
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
    STORAGE_PATH: demoStorage,
    BACKUP_PATH: join(folder, 'backups'),
    ...settings,
  }
}
