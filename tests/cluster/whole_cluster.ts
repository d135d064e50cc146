import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntil } from '#tests/browser/story/wait_until'
import type { WholeCluster } from '#tests/cluster/cluster'
import { startEtcd } from '#tests/cluster/parts/etcd'
import { startGate } from '#tests/cluster/parts/gate'
import { findPorts, startHaproxy } from '#tests/cluster/parts/haproxy'
import { startMailOffice } from '#tests/cluster/parts/mail_office'
import { packRelease, unpackRelease } from '#tests/cluster/parts/packed_release'
import { startPatroni } from '#tests/cluster/parts/patroni'
import { startPgbouncer } from '#tests/cluster/parts/pgbouncer'
import { startRedis } from '#tests/cluster/parts/redis'
import type { StartedParts } from '#tests/cluster/parts/started_parts'
import { startWebNode } from '#tests/cluster/parts/web_node'
import { startWorker } from '#tests/cluster/parts/worker'
import { freePort } from '#tests/support/processes/free_port'
import { runProgram } from '#tests/support/site/command'
import { runOnPostgres } from '#tests/support/site/run_sql'
import { environment } from '#tests/support/site/running_site'
import { WatchedLog } from '#tests/support/site/watched_log'
import { emptyBucket, settingsFor } from '#tests/support/storage/s3_store'

const nodeNames = ['node1', 'node2', 'node3']
const workerNames = ['worker1', 'worker2']

type Place = Awaited<ReturnType<typeof placeOf>>

/**
 * All parts that an operator of several machines has, on this one, in a folder of their own. Nodes and workers
 * run the build, or the release in the archive `before`.
 */
export async function startWholeCluster(
  parts: StartedParts,
  before?: string
): Promise<WholeCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-cluster-'))
  chmodSync(folder, 0o755)
  const log = new WatchedLog()
  parts.add({ stop: () => log.assertDiscreet() })
  parts.add({ stop: () => rmSync(folder, { recursive: true, force: true }) })

  // Before anybody waits for anything: it takes both processors.
  const newRelease = packRelease(folder)
  const program = before ? unpackRelease(before, folder) : newRelease
  const places = await Promise.all(nodeNames.map(placeOf))
  const databases = await startDatabases(folder, parts)
  const ports = await findPorts()
  const haproxy = parts.add(await startHaproxy(folder, ports, { nodes: places, databases }))
  const pgbouncer = parts.add(await startPgbouncer(folder, ports.primary))
  const redis = parts.add(await startRedis(folder))
  const office = parts.add(await startMailOffice(workerNames))
  const bucket = await emptyBucket()
  const storeGate = parts.add(await startGate(new URL(bucket.settings.endpoint!)))
  const direct = `postgres://postgres@127.0.0.1:${ports.primary}/postgres`
  const env = environment(folder, ports.site, {
    // A killed node leaves uploads that were on their way.
    TMPDIR: folder,
    DB_CONNECTION: 'pg',
    // The log has lines of requests and jobs, too: all of it is watched for secrets.
    LOG_LEVEL: 'info',
    PG_URL: pgbouncer.url,
    PG_DIRECT_URL: direct,
    PG_READ_URL: `postgres://postgres@127.0.0.1:${ports.replica}/postgres`,
    PG_PREPARED: 'false',
    REDIS_URL: redis.url,
    DRIVE_DISK: 's3',
    DRIVE_MOVING_FROM: 'fs',
    ...settingsFor(bucket),
    S3_ENDPOINT: storeGate.url,
  })
  const prepare = [program, 'ace', 'site:prepare', '--demo'] as const
  await runProgram(prepare, { ...env, DRIVE_DISK: 'fs', DRIVE_MOVING_FROM: '' })
  const workers = workerNames.map((name) =>
    parts.add(startWorker(name, { ...env, ...office.settingsOf(name) }, log, [program, 'worker']))
  )
  const starting = places.map(async (place) => {
    const node = await startWebNode(
      { ...env, OPS_PORT: String(place.checkPort) },
      { ...place, log, program: [program, 'web'] }
    )
    return parts.add(node)
  })
  const nodes = await Promise.all(starting)
  await haproxy.leads()
  for (const place of places) await readsReplica(place)
  const sql = (statement: string) => runOnPostgres(direct, statement)
  const whole = { folder, newRelease, redis, storeGate, databases }
  return { url: haproxy.url, env, nodes, workers, office, sql, ...whole }
}

async function placeOf(name: string) {
  return { name, port: await freePort(), checkPort: await freePort() }
}

async function startDatabases(folder: string, parts: StartedParts) {
  const etcd = parts.add(await startEtcd(folder))
  const primary = parts.add(await startPatroni(folder, 'database1', etcd.address))
  await primary.becomes('primary')
  const replica = parts.add(await startPatroni(folder, 'database2', etcd.address))
  await replica.becomes('sync')
  return [primary, replica]
}

function readsReplica({ checkPort, name }: Place) {
  const isRead = async () => {
    const metrics = await fetch(`http://127.0.0.1:${checkPort}/metrics`).catch(() => null)
    return metrics !== null && /^vonk_replica_read(\{.*\})? 1$/m.test(await metrics.text())
  }
  return waitUntil(isRead, `${name} reads the replica`)
}
