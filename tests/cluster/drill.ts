import type { Cluster } from '#tests/cluster/cluster'
import type { Crowd } from '#tests/cluster/members/crowd'
import { outcomeSince } from '#tests/cluster/outcomes/outcome'

/** Breaks something, for as long as it is told where it takes a while; resolves once the cluster is whole again. */
export type Fault<On extends Cluster = Cluster> = (
  cluster: On,
  crowd: Crowd,
  lasts: () => Promise<void>
) => Promise<void>

type Drill<On extends Cluster> = Readonly<{
  fault: Fault<On>
  /** How long the cluster is used before, and after. */
  usedFor: () => Promise<void>
  lasts: () => Promise<void>
}>

/** Has the crowd use the cluster before, while and after something breaks; answers what came of it. */
export async function drill<On extends Cluster>(
  cluster: On,
  crowd: Crowd,
  { fault, lasts, usedFor }: Drill<On>
) {
  crowd.begin()
  await usedFor()
  const start = crowd.asked.now
  await fault(cluster, crowd, lasts)
  await crowd.asked.everybodyIsAnswered()
  const over = crowd.asked.now
  await usedFor()
  await crowd.settle()
  return outcomeSince(cluster, crowd, { start, over })
}
