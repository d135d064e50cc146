import app from '@adonisjs/core/services/app'
import { CookieClient } from '@adonisjs/core/http'
import { spawn, type ChildProcess } from 'node:child_process'
import { Ports } from '#core/ports'
import { pathOf } from '#tests/bench/admin/paths'
import type { TimedCase } from '#tests/bench/admin/time_cases'
import { runOnPostgres } from '#tests/bench/generated_rows'
import { serving } from '../../../bin/serving.mjs'

/** Milliseconds of a page over HTTP with an admin's session, one request after another. */
export type TimedPage = Readonly<{ page: string; p50: number; p95: number; status: number }>

const slowest = 10
const times = 20

/** Times the pages whose queries are the slowest, on PostgreSQL, from the production build. */
export async function timePages(queries: readonly TimedCase[]): Promise<TimedPage[]> {
  if (!runOnPostgres()) return []
  const url = 'http://localhost:3399'
  const server = spawn(process.execPath, serving, {
    env: {
      ...process.env,
      HOST: 'localhost',
      PORT: '3399',
      APP_URL: url,
      LOG_LEVEL: 'error',
      QUEUE_WORKER: 'none',
    },
    stdio: 'inherit',
  })
  try {
    await answers(url, server)
    const headers = { Cookie: await adminCookie() }
    const slow = queries.toSorted((one, other) => other.p95 - one.p95)
    const paths = new Set<string>()
    for (const { query } of slow) if (paths.size < slowest) paths.add(await pathOf(query))
    const timed: TimedPage[] = []
    for (const path of paths) timed.push(await timePage(url + path, headers))
    return timed
  } finally {
    server.kill('SIGTERM')
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

/** The cookie of a session in which the second factor was given just now. */
async function adminCookie() {
  const { clock, ids, secrets, unitOfWork } = await app.container.make(Ports)
  const secret = secrets.make()
  const now = clock.now()
  await unitOfWork.run(({ adminSessions }) =>
    adminSessions.add({
      id: ids.next(),
      adminId: '01900000-0000-7000-a400-000000000001',
      digest: secrets.digest(secret),
      userAgent: 'Firefox',
      country: null,
      createdAt: now,
      lastSeenAt: now,
      confirmedAt: now,
    })
  )
  const client = new CookieClient((await app.container.make('encryption')).use())
  const value = client.encrypt('admin.session', secret)
  if (value === null) throw new Error('The cookie of the session cannot be encrypted')
  return `admin.session=${encodeURIComponent(value)}`
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) throw new Error('The site did not start')
  const up = await fetch(`${url}/favicon.svg`).then(
    () => true,
    () => false
  )
  if (up) return
  await new Promise((fulfil) => setTimeout(fulfil, 100))
  return answers(url, server)
}
