import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WholeCluster } from '#tests/cluster/cluster'
import { startEtcd } from '#tests/cluster/parts/etcd'
import { startGate } from '#tests/cluster/parts/gate'
import { findPorts, startHaproxy } from '#tests/cluster/parts/haproxy'
import { startMailOffice } from '#tests/cluster/parts/mail_office'
import { startPatroni } from '#tests/cluster/parts/patroni'
import { startPgbouncer } from '#tests/cluster/parts/pgbouncer'
import { startRedis } from '#tests/cluster/parts/redis'
import { startWebNode } from '#tests/cluster/parts/web_node'
import { startWorker } from '#tests/cluster/parts/worker'
import { freePort } from '#tests/support/processes/free_port'
import { runAce } from '#tests/support/site/command'
import { runOnPostgres } from '#tests/support/site/run_sql'
import { environment } from '#tests/support/site/running_site'
import { WatchedLog } from '#tests/support/site/watched_log'
import { emptyBucket } from '#tests/support/storage/s3_store'

const nodeNames = ['node1', 'node2', 'node3']
const workerNames = ['worker1', 'worker2']

type Parts = { stop: () => Promise<unknown> | unknown }[]

/**
 * All parts that an operator of several machines has, on this one, in a folder of their own. What is started is
 * added to `parts` at once, so that it can be ended whatever happens.
 */
export async function startWholeCluster(parts: Parts): Promise<WholeCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-cluster-'))
  chmodSync(folder, 0o755)
  parts.push({ stop: () => rmSync(folder, { recursive: true, force: true }) })
  const started = async <Part extends Parts[number]>(starting: Promise<Part>) => {
    const part = await starting
    parts.push(part)
    return part
  }
  const places = await Promise.all(nodeNames.map(placeOf))
  const ports = await findPorts()
  const databases = await startDatabases(folder, started)
  const haproxy = await started(
    startHaproxy(folder, ports, {
      nodes: places.map((place) => ({ ...place, checkPort: place.operationsPort })),
      databases: databases.map(({ name, port, restPort: checkPort }) => ({
        name,
        port,
        checkPort,
      })),
    })
  )
  const pgbouncer = await started(startPgbouncer(folder, ports.primary))
  const redis = await started(startRedis(folder))
  const office = await startMailOffice(workerNames)
  const { settings: store } = await emptyBucket()
  const storeGate = await started(startGate(Number(new URL(store.endpoint!).port)))
  const direct = `postgres://postgres@127.0.0.1:${ports.primary}/postgres`
  const log = new WatchedLog()
  const env = environment(folder, ports.site, {
    DB_CONNECTION: 'pg',
    PG_URL: pgbouncer.url,
    PG_DIRECT_URL: direct,
    PG_READ_URL: `postgres://postgres@127.0.0.1:${ports.replica}/postgres`,
    PG_PREPARED: 'false',
    REDIS_URL: redis.url,
    DRIVE_DISK: 's3',
    DRIVE_MOVING_FROM: 'fs',
    S3_BUCKET: store.bucket,
    S3_ENDPOINT: `http://127.0.0.1:${storeGate.port}`,
    S3_KEY: store.key,
    S3_SECRET: store.secret,
  })
  await runAce(['site:prepare', '--demo'], { ...env, DRIVE_DISK: 'fs', DRIVE_MOVING_FROM: '' })
  const workers = workerNames.map((name) =>
    startWorker(name, { ...env, ...office.settingsOf(name) })
  )
  parts.push(...workers)
  const nodes = await Promise.all(
    places.map(({ name, operationsPort, port }) =>
      started(startWebNode({ ...env, OPS_PORT: String(operationsPort) }, { name, port, log }))
    )
  )
  await haproxy.leads()
  return {
    url: haproxy.url,
    folder,
    env,
    nodes,
    workers,
    office,
    redis,
    storeGate,
    databases,
    sql: (statement) => runOnPostgres(direct, statement),
    stop: async () => {
      for (const part of parts.toReversed()) await part.stop()
      log.assertDiscreet()
    },
  }
}

async function placeOf(name: string) {
  return { name, port: await freePort(), operationsPort: await freePort() }
}

async function startDatabases(
  folder: string,
  started: <Part extends Parts[number]>(starting: Promise<Part>) => Promise<Part>
) {
  const etcd = await started(startEtcd(folder))
  const primary = await started(startPatroni(folder, 'database1', etcd.address))
  await primary.becomes('primary')
  const replica = await started(startPatroni(folder, 'database2', etcd.address))
  await replica.becomes('sync')
  return [primary, replica]
}
