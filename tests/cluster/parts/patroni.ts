import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitUntil } from '#tests/browser/story/wait_until'
import { postgresPrograms } from '#tests/cluster/parts/needed_programs'
import { folderOf, startPart } from '#tests/cluster/parts/part'
import { freePort } from '#tests/support/processes/free_port'
import { runOnPostgres } from '#tests/support/site/run_sql'

export type Patroni = Awaited<ReturnType<typeof startPatroni>>

/** Seconds: after `ttl` without a sign of life of the primary, the replica takes its place. */
const failover = { ttl: 8, loop_wait: 1, retry_timeout: 3, primary_start_timeout: 0 }

/** A PostgreSQL that patroni keeps, as primary or as synchronous replica. */
export async function startPatroni(parent: string, name: string, etcd: string) {
  const folder = folderOf(parent, name)
  const [port, restPort] = [await freePort(), await freePort()]
  // Every YAML parser reads JSON.
  const settings = JSON.stringify(settingsOf({ etcd, folder, name, port, restPort }), null, 2)
  writeFileSync(join(folder, 'patroni.yml'), settings, { mode: 0o644 })
  const start = () => startPart(folder, 'patroni', [join(folder, 'patroni.yml')])
  let patroni = start()
  const is = async (role: string) => {
    const answer = await fetch(`http://127.0.0.1:${restPort}/${role}`).catch(() => null)
    return answer?.status === 200
  }
  return {
    name,
    port,
    checkPort: restPort,
    is,
    becomes: (role: string) => patroni.whenReady(waitUntil(() => is(role), `${name} is ${role}`)),
    sql: (statement: string) => {
      return runOnPostgres(`postgres://postgres@127.0.0.1:${port}/postgres`, statement)
    },
    /** Ends patroni and all of PostgreSQL at once, as when their machine is lost. */
    kill: async () => {
      const [server] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
      await patroni.end('SIGKILL')
      for (const pid of [server, ...childrenOf(server)]) process.kill(Number(pid), 'SIGKILL')
    },
    start: () => void (patroni = start()),
    stop: () => patroni.end('SIGTERM'),
  }
}

function childrenOf(pid: string) {
  const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' })
  return listed.trim().split(/\s+/)
}

type Place = Readonly<{
  etcd: string
  folder: string
  name: string
  port: number
  restPort: number
}>

function settingsOf({ etcd, folder, name, port, restPort }: Place) {
  const address = `127.0.0.1:${port}`
  const rest = `127.0.0.1:${restPort}`
  const account = { username: 'postgres' }
  return {
    scope: 'vonk',
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { hosts: etcd },
    bootstrap: {
      dcs: {
        ...failover,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 100, max_standby_streaming_delay: '2s' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: join(folder, 'data'),
      bin_dir: postgresPrograms(),
      pgpass: join(folder, 'pgpass'),
      authentication: { superuser: account, replication: account, rewind: account },
      parameters: { unix_socket_directories: folder },
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
  }
}
