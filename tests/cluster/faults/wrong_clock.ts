import type { WholeCluster } from '#tests/cluster/cluster'
import type { Crowd } from '#tests/cluster/members/crowd'
import { fakeClock } from '#tests/cluster/parts/needed_programs'

/** Sets the clock of a machine 90 seconds ahead: that of one node, and of one worker. */
export async function wrongClock(
  { nodes, workers }: WholeCluster,
  _: Crowd,
  lasts: () => Promise<void>
) {
  const machine = [nodes.at(-1)!, workers.at(-1)!]
  const settings = { LD_PRELOAD: fakeClock(), FAKETIME: '+90', DONT_FAKE_MONOTONIC: '1' }
  for (const one of machine) await one.stop()
  for (const one of machine) await one.start(settings)
  await lasts()
  for (const one of machine) await one.stop()
  for (const one of machine) await one.start()
}
