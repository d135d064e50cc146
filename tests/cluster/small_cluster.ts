import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cluster } from '#tests/cluster/cluster'
import { startMailOffice } from '#tests/cluster/parts/mail_office'
import { startSmallProxy } from '#tests/cluster/parts/small_proxy'
import type { StartedParts } from '#tests/cluster/parts/started_parts'
import { startWebNode } from '#tests/cluster/parts/web_node'
import { startWorker } from '#tests/cluster/parts/worker'
import { freePort } from '#tests/support/processes/free_port'
import { runAce } from '#tests/support/site/command'
import { runOnPostgres } from '#tests/support/site/run_sql'
import { environment } from '#tests/support/site/running_site'
import { WatchedLog } from '#tests/support/site/watched_log'
import { emptyBucket, settingsFor } from '#tests/support/storage/s3_store'
import { startPostgres } from '../../bin/postgres.mjs'

const workerNames = ['worker 1', 'worker 2']

/** Three web nodes behind a proxy and two workers, of parts that come with npm. */
export async function startSmallCluster(parts: StartedParts): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-cluster-'))
  const log = new WatchedLog()
  parts.add({ stop: () => log.assertDiscreet() })
  parts.add({ stop: () => rmSync(folder, { recursive: true, force: true }) })
  const postgres = parts.add(await startPostgres())
  const office = parts.add(await startMailOffice(workerNames))
  const ports = [await freePort(), await freePort(), await freePort()]
  const proxy = parts.add(await startSmallProxy(ports))
  const env = environment(folder, proxy.port, {
    // A killed node leaves uploads that were on their way.
    TMPDIR: folder,
    DB_CONNECTION: 'pg',
    // The log has lines of requests and jobs, too: all of it is watched for secrets.
    LOG_LEVEL: 'info',
    PG_URL: postgres.url,
    QUEUE_TAKEOVER: '3',
    DRIVE_DISK: 's3',
    DRIVE_MOVING_FROM: 'fs',
    ...settingsFor(await emptyBucket()),
  })
  await runAce(['site:prepare', '--demo'], { ...env, DRIVE_DISK: 'fs', DRIVE_MOVING_FROM: '' })
  const workers = workerNames.map((name) =>
    parts.add(startWorker(name, { ...env, ...office.settingsOf(name) }, log))
  )
  const starting = ports.map(async (port, index) =>
    parts.add(await startWebNode(env, { name: `node ${index + 1}`, port, log }))
  )
  const nodes = await Promise.all(starting)
  const sql = (statement: string) => runOnPostgres(postgres.url, statement)
  return { url: proxy.url, env, nodes, workers, office, sql }
}
