/*
 * Restarts web processes of the production build behind the nginx of docs/operations/proxies, on PostgreSQL, while 200
 * requests arrive each second and 500 event streams are open, or as many as are named: two processes one after another, one that hands over to
 * another at the second port, and one that is stopped and started. Needs nginx (Debian). Prints what came of it, and writes
 * it to tmp/bench_restart.json.
 */
import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { aimOf, type Aim } from '#tests/bench/aims'
import { report } from '#tests/bench/report'
import { Load, type Person } from '#tests/bench/restart/load'
import { startNginx } from '#tests/bench/restart/nginx'
import { StartedParts } from '#tests/cluster/parts/started_parts'
import { giveCredits } from '#tests/support/site/give_credits'
import { memberClient } from '#tests/support/http/member_client'
import { membersWhoSignIn } from '#tests/support/people/signing_in'
import { freePort } from '#tests/support/processes/free_port'
import { runAce } from '#tests/support/site/command'
import { startNode, type Node } from '#tests/support/site/node'
import { isReadyAt } from '#tests/support/site/ready'
import { environment } from '#tests/support/site/running_site'
import { WatchedLog } from '#tests/support/site/watched_log'
import { startPostgres } from '../../../bin/postgres.mjs'

const [perSecond = 200, streams = 500] = process.argv.slice(3).map(Number)
/** A login may have four streams. */
const people = Math.ceil(streams / 4)
const seconds = 5

const parts = new StartedParts()
const log = new WatchedLog()
const results: object[] = []
const aims: Aim[] = []

try {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-restart-'))
  chmodSync(folder, 0o755)
  parts.add({ stop: () => rmSync(folder, { recursive: true, force: true }) })
  const postgres = parts.add(await startPostgres())
  const ports = [await freePort(), await freePort()]
  const nginx = parts.add(await startNginx(folder, ports))
  const env = environment(folder, nginx.port, {
    DB_CONNECTION: 'pg',
    PG_URL: postgres.url,
    LOG_LEVEL: 'error',
  })
  await runAce(['site:prepare', '--demo'], env)
  const [one, other] = [await processAt(env, ports[0]), await processAt(env, ports[1])]
  await one.start()
  const load = new Load(nginx.url, await gather(nginx.url, env))
  parts.add(load)
  load.keepStreams(streams)
  void load.ask(perSecond)

  await measure('one process, stopped and started', load, Infinity, async () => {
    await one.stop()
    await one.start()
  })
  await measure('one process that hands over to another', load, 1000, async () => {
    await other.start()
    await one.stop()
  })
  await one.start()
  await measure('two processes, one after another', load, 1000, async () => {
    for (const process of [one, other]) {
      await process.stop()
      await process.start()
    }
  })
  report('bench_restart', results, aims)
} finally {
  await parts.stop()
}
process.exit()

/** A web process, which counts as started once it is ready. */
async function processAt(env: NodeJS.ProcessEnv, port: number) {
  const operations = await freePort()
  const own = { ...env, HOST: '127.0.0.1', PORT: String(port), OPS_PORT: String(operations) }
  let node: Node | undefined
  parts.add({ stop: () => node?.stop() })
  return {
    start: async () => {
      node = await startNode(own, log)
      await isReadyAt(operations)
    },
    stop: async () => {
      const code = await node?.stop()
      if (code !== 0) throw new Error(`A process stopped with exit code ${code}`)
    },
  }
}

async function measure(
  name: string,
  load: Load,
  mostPause: number,
  restart: () => Promise<unknown>
) {
  await wait(seconds * 1000)
  load.takeOutcome()
  await wait(seconds * 1000)
  const { longest: usual } = load.takeOutcome()
  const start = performance.now()
  await restart()
  const took = ((performance.now() - start) / 1000).toFixed(1)
  await wait(seconds * 1000)
  const { failures, ...outcome } = load.takeOutcome()
  results.push({ name, 'took': `${took} s`, 'longest before': usual, ...outcome })
  if (failures) console.log(`${name}: ${failures}`)
  if (mostPause === Infinity) return
  aims.push(
    aimOf(`${name}: failed`, outcome.failed, ['≤', 0]),
    aimOf(`${name}: longest wait`, outcome.longest, ['≤', mostPause], ' ms')
  )
}

/** Members who are signed in; every other one writes. */
async function gather(url: string, env: NodeJS.ProcessEnv): Promise<Person[]> {
  const numbers = (await membersWhoSignIn()).slice(0, people).map(({ number }) => number)
  const found: Person[] = []
  for (const [index, number] of numbers.entries()) {
    const client = await memberClient(url, number)
    if (index % 2 === 1) {
      found.push({ client, conversationId: null })
      continue
    }
    await giveCredits(env, number, 10_000)
    const { body } = await client.begin(numbers[index + 1], 'Hi')
    found.push({ client, conversationId: (body as { conversationId: string }).conversationId })
  }
  return found
}
