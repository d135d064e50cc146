/*
 * Measures one, two and three web nodes behind a small proxy, the production build on PostgreSQL: requests a second of
 * the pages that members ask for most and of sending, beside one node and a bare page in the same rounds; the 99th percentile
 * at half of that; and messages among 10,000 streams of three nodes. Nodes, database, proxy and members share this machine:
 * the last column says what a node needs of a processor, which tells what more of them would answer. Prints the figures and the aims,
 * and writes both to tmp/bench_nodes.json.
 */
import { availableParallelism } from 'node:os'
import { allAnswered, scales } from '#tests/bench/nodes/aims'
import { measureDelivery } from '#tests/bench/nodes/delivery'
import { startNodes } from '#tests/bench/nodes/start'
import { measureThroughput } from '#tests/bench/nodes/throughput'
import { report } from '#tests/bench/report'
import { createPairs } from '#tests/bench/nodes/pairs'
import { StartedParts } from '#tests/cluster/parts/started_parts'
import { membersWhoSignIn } from '#tests/support/people/signing_in'

const nodes = 3
const couples = 20
const credits = 1_000_000

const processors = availableParallelism()
const parts = new StartedParts()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void parts.stop().finally(() => process.exit(1)))
}
try {
  const started = await startNodes(parts, nodes)
  const people = await membersWhoSignIn()
  const pairs = await createPairs(started, people.slice(0, 2 * couples), credits)
  const found = await measureThroughput(started, pairs.slice(0, couples / 2))
  const delivery = await measureDelivery(started, pairs, people.slice(2 * couples))
  console.log(`${processors} processors run the nodes, the database, the proxy and the members`)
  report('bench_nodes', found, [allAnswered(found), ...scales(found, processors), ...delivery])
} finally {
  await parts.stop()
}
process.exit()
