/*
 * The drill of several machines, for a release: all parts on this machine, members who use them, and eight faults
 * one after another. Prints what came of each, and writes docs/operations/drills.md. Options: `--before=ARCHIVE` to
 * begin with an earlier release, and upgrade from it alone; `--faults=node,redis` for some of them, which writes nothing.
 * `--seconds=N`: how long the cluster is used before and after each fault (15); one that takes a while lasts twice as
 * long. Exit code 0: all was kept; 1: something was not; 2: a program is missing.
 */
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { drill } from '#tests/cluster/drill'
import { faults } from '#tests/cluster/faults/faults'
import { Crowd } from '#tests/cluster/members/crowd'
import { missingPackages } from '#tests/cluster/parts/needed_programs'
import { StartedParts } from '#tests/cluster/parts/started_parts'
import { brokenOf, tableOf, type Row } from '#tests/cluster/table'
import { startWholeCluster } from '#tests/cluster/whole_cluster'
import { closeStreams } from '#tests/support/live/event_stream'
import { circumstances, keepInDrills } from '#tests/support/operators/drills_page'

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    faults: { type: 'string' },
    seconds: { type: 'string', default: '15' },
  },
})
const { before } = values
const names = before ? ['release'] : (values.faults?.split(',') ?? Object.keys(faults))
const seconds = Number(values.seconds)
const size = { conversations: 12, buyers: 100, perSecond: 10 }

const unknown = names.filter((name) => !(name in faults))
if (unknown.length > 0) refuse(`No such fault: ${unknown}. There are ${Object.keys(faults)}`)
if (!(seconds > 0)) refuse('--seconds takes a number')
const missing = missingPackages()
if (missing.length > 0) refuse(`Something is missing: apt-get install ${missing.join(' ')}`)

const parts = new StartedParts()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void parts.stop().finally(() => process.exit(1)))
}
const rows: Row[] = []
try {
  const cluster = await startWholeCluster(parts, before)
  const crowd = await Crowd.gather(cluster, size)
  for (const name of names) {
    const { fault, mostPause, title } = faults[name]
    const outcome = await drill(cluster, crowd, {
      fault,
      usedFor: () => wait(seconds * 1000),
      lasts: () => wait(2 * seconds * 1000),
    })
    rows.push({ title, mostPause, outcome })
    console.log(tableOf(rows.slice(-1)).split('\n').at(-1))
    console.log(`  the longest waits: ${outcome.longest.join(', ')}`)
    for (const failure of outcome.failures) console.log(`  ${failure}`)
    for (const broken of brokenOf(rows.at(-1)!)) console.log(`  BROKEN ${broken}`)
  }
  crowd.leave()
} finally {
  closeStreams()
  await parts.stop()
}
console.log(`\n${tableOf(rows)}`)
if (before) await keepInDrills('From an earlier release', upgrade(basename(before)))
else if (!values.faults) await keepInDrills('Several machines', section())
process.exit(rows.some((row) => brokenOf(row).length > 0) ? 1 : 0)

function refuse(why: string): never {
  console.error(why)
  process.exit(2)
}

function section() {
  return `${circumstances('npm run cluster')} It ran all parts and the members.
[What is counted](../decisions/0113-a-drill-counts-how-long-members-wait.md): "failed" are requests without a good answer, asked
again until there was one; "later" those that failed when the fault was over; the longest wait is that of one member for one
thing. The last columns count what was confirmed since the start of the drill, all of which was there once and in order; of privacy, the
conversations that each node showed to the two who have them, and to no third member.

${tableOf(rows)}

${notAsWanted()}`
}

function upgrade(archive: string) {
  return `${circumstances('npm run cluster -- --before=ARCHIVE')} All nodes and workers ran
\`${archive}\`, with members on it; then its database was migrated and one after the other went on with what was
built, so that both served the same members for a while.

${tableOf(rows)}

${notAsWanted()}`
}

function notAsWanted() {
  const broken = rows.flatMap(brokenOf)
  return broken.length > 0
    ? `Not as wanted:\n\n${broken.map((line) => `- ${line}`).join('\n')}`
    : ''
}
