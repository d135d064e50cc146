import type { WholeCluster } from '#tests/cluster/cluster'
import type { Crowd } from '#tests/cluster/members/crowd'

export async function stopRedis({ redis }: WholeCluster, _: Crowd, lasts: () => Promise<void>) {
  await redis.stop()
  await lasts()
  await redis.start()
}
