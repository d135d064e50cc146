import type { Cluster } from '#tests/cluster/cluster'
import type { Crowd } from '#tests/cluster/members/crowd'
import { outcomeSince } from '#tests/cluster/outcomes/outcome'

/** Breaks something; resolves once the cluster is whole again. */
export type Fault = (cluster: Cluster, crowd: Crowd) => Promise<void>

/** Has the crowd use the cluster before, while and after something breaks; answers what came of it. */
export async function drill(
  cluster: Cluster,
  crowd: Crowd,
  { fault, usedFor }: Readonly<{ fault: Fault; usedFor: () => Promise<void> }>
) {
  crowd.begin()
  await usedFor()
  const start = crowd.asked.now
  await fault(cluster, crowd)
  await crowd.asked.everybodyIsAnswered()
  const over = crowd.asked.now
  await usedFor()
  await crowd.settle()
  return outcomeSince(cluster, crowd, { start, over })
}
