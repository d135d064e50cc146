import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cluster } from '#tests/cluster/cluster'
import { startMailOffice } from '#tests/cluster/parts/mail_office'
import { startSmallProxy } from '#tests/cluster/parts/small_proxy'
import { startWebNode } from '#tests/cluster/parts/web_node'
import { startWorker } from '#tests/cluster/parts/worker'
import { freePort } from '#tests/support/processes/free_port'
import { runAce } from '#tests/support/site/command'
import { runOnPostgres } from '#tests/support/site/run_sql'
import { environment } from '#tests/support/site/running_site'
import { WatchedLog } from '#tests/support/site/watched_log'
import { emptyBucket } from '#tests/support/storage/s3_store'
import { startPostgres } from '../../bin/postgres.mjs'

const workerNames = ['worker 1', 'worker 2']

/** Three web nodes behind a proxy and two workers, of parts that come with npm. */
export async function startSmallCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-cluster-'))
  const log = new WatchedLog()
  const [postgres, office, store] = await Promise.all([
    startPostgres(),
    startMailOffice(workerNames),
    emptyBucket(),
  ])
  const ports = [await freePort(), await freePort(), await freePort()]
  const proxy = await startSmallProxy(ports)
  const { bucket, endpoint, key, secret } = store.settings
  const env = environment(folder, Number(new URL(proxy.url).port), {
    DB_CONNECTION: 'pg',
    PG_URL: postgres.url,
    QUEUE_TAKEOVER: '3',
    DRIVE_DISK: 's3',
    DRIVE_MOVING_FROM: 'fs',
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint ?? '',
    S3_KEY: key,
    S3_SECRET: secret,
  })
  await runAce(['site:prepare', '--demo'], { ...env, DRIVE_DISK: 'fs', DRIVE_MOVING_FROM: '' })
  const nodes = await Promise.all(
    ports.map((port, index) => startWebNode(env, { name: `node ${index + 1}`, port, log }))
  )
  const workers = workerNames.map((name) =>
    startWorker(name, { ...env, ...office.settingsOf(name) })
  )
  return {
    url: proxy.url,
    env,
    nodes,
    workers,
    office,
    sql: (statement) => runOnPostgres(postgres.url, statement),
    stop: async () => {
      await Promise.all([...nodes, ...workers].map((one) => one.stop()))
      proxy.stop()
      await office.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
      log.assertDiscreet()
    },
  }
}
