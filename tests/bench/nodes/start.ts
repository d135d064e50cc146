import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSmallProxy } from '#tests/cluster/parts/small_proxy'
import type { StartedParts } from '#tests/cluster/parts/started_parts'
import { startWebNode } from '#tests/cluster/parts/web_node'
import { freePort } from '#tests/support/processes/free_port'
import { runAce } from '#tests/support/site/command'
import { environment } from '#tests/support/site/running_site'
import { WatchedLog } from '#tests/support/site/watched_log'
import { startPostgres } from '../../../bin/postgres.mjs'

export type Nodes = Awaited<ReturnType<typeof startNodes>>

/** Web nodes of the production build on one PostgreSQL, and proxies before the first, the first two, and so on. */
export async function startNodes(parts: StartedParts, count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-nodes-'))
  parts.add({ stop: () => rmSync(folder, { recursive: true, force: true }) })
  const postgres = parts.add(await startPostgres())
  const ports: number[] = []
  for (let node = 0; node < count; node++) ports.push(await freePort())
  const env = environment(folder, ports[0], {
    BENCH: 'true',
    LOG_LEVEL: 'error',
    DB_CONNECTION: 'pg',
    PG_URL: postgres.url,
  })
  await runAce(['site:prepare', '--demo'], env)
  const log = new WatchedLog()
  const urls: string[] = []
  const proxies: string[] = []
  for (const [index, port] of ports.entries()) {
    const node = parts.add(await startWebNode(env, { name: `node ${index + 1}`, port, log }))
    urls.push(node.url)
    const proxy = parts.add(await startSmallProxy(ports.slice(0, index + 1)))
    proxies.push(proxy.url)
  }
  return { env, urls, proxies }
}
