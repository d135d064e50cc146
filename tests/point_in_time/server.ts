import { spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postgresPrograms } from '#tests/cluster/parts/needed_programs'
import { identity, startPart } from '#tests/cluster/parts/part'
import { waitUntil } from '#tests/browser/story/wait_until'
import { freePort } from '#tests/support/processes/free_port'
import { runOnPostgres } from '#tests/support/site/run_sql'

export type Server = Awaited<ReturnType<typeof startServer>>

/** A folder that the user of PostgreSQL may write. */
export function folderOfPostgres(parent: string, name: string) {
  const folder = join(parent, name)
  mkdirSync(folder)
  chmodSync(folder, 0o700)
  if (identity.uid) chownSync(folder, identity.uid, identity.gid)
  return folder
}

/** Runs a program as the user of PostgreSQL. */
export function runAsPostgres(program: string, parameters: readonly string[], folder: string) {
  const options = { ...identity, cwd: folder, encoding: 'utf8' as const }
  const ran = spawnSync(join(postgresPrograms(), program), parameters, options)
  if (ran.status !== 0) throw new Error(`${program}: ${ran.stderr || String(ran.error)}`)
}

export function makeServer(folder: string) {
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
  runAsPostgres('initdb', ['-D', folder, ...options], folder)
}

/** Starts the server of a folder, with these lines of settings; resolves once it takes writes. */
export async function startServer(folder: string, settings: readonly string[]) {
  const port = await freePort()
  const own = [`port = ${port}`, "listen_addresses = '127.0.0.1'", "unix_socket_directories = ''"]
  appendFileSync(join(folder, 'postgresql.conf'), `\n${[...own, ...settings].join('\n')}\n`)
  const server = startPart(folder, join(postgresPrograms(), 'postgres'), ['-D', folder])
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const sql = (statement: string) => runOnPostgres(url, statement)
  const takesWrites = async () => {
    const answer = await sql('select pg_is_in_recovery()::text as recovers').catch(() => null)
    return answer?.[0].recovers === 'false'
  }
  await server.whenReady(waitUntil(takesWrites, 'PostgreSQL takes writes'))
  return {
    port,
    url,
    sql,
    /** Ends it as when its machine is lost. */
    kill: () => server.end('SIGQUIT'),
    stop: () => server.end('SIGINT'),
  }
}

/** Has the server recover from its log when it starts. */
export function askForRecovery(folder: string) {
  const signal = join(folder, 'recovery.signal')
  writeFileSync(signal, '')
  if (identity.uid) chownSync(signal, identity.uid, identity.gid)
}
