import { pathOf } from '#tests/bench/admin/paths'
import type { TimedCase } from '#tests/bench/admin/time_cases'
import { runOnPostgres } from '#tests/bench/generated_rows'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { startNode } from '#tests/support/site/node'
import { WatchedLog } from '#tests/support/site/watched_log'

/** Milliseconds of a page over HTTP with an admin's session, one request after another. */
export type TimedPage = Readonly<{ page: string; p50: number; p95: number; status: number }>

const slowest = 10
const times = 20

/** Times the pages whose queries are the slowest, on PostgreSQL, from the production build. */
export async function timePages(queries: readonly TimedCase[]): Promise<TimedPage[]> {
  if (!runOnPostgres()) return []
  const url = 'http://localhost:3399'
  const own = { HOST: 'localhost', PORT: '3399', APP_URL: url }
  const settings = { ...process.env, ...own, LOG_LEVEL: 'error', QUEUE_WORKER: 'none' }
  const node = await startNode(settings, new WatchedLog())
  try {
    const id = '01900000-0000-7000-a400-000000000001'
    const { cookie } = await signInAdmin('owner', { changes: { id } })
    const slow = queries.toSorted((one, other) => other.p95 - one.p95)
    const paths = new Set<string>()
    for (const { query } of slow) if (paths.size < slowest) paths.add(await pathOf(query))
    const timed: TimedPage[] = []
    for (const path of paths) timed.push(await timePage(url + path, { Cookie: cookie }))
    return timed
  } finally {
    await node.stop()
  }
}

async function timePage(url: string, headers: Record<string, string>): Promise<TimedPage> {
  const found: number[] = []
  let status = 0
  for (let time = 0; time < times + 3; time++) {
    const start = performance.now()
    const answer = await fetch(url, { headers, redirect: 'manual' })
    await answer.arrayBuffer()
    status = answer.status
    if (time >= 3) found.push(performance.now() - start)
  }
  const inOrder = found.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(10 * inOrder[Math.floor(share * times)]) / 10
  return { page: new URL(url).pathname + new URL(url).search, p50: at(0.5), p95: at(0.95), status }
}
