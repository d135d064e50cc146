import type { WholeCluster } from '#tests/cluster/cluster'
import type { Crowd } from '#tests/cluster/members/crowd'

/** Cuts the store of pictures off from all nodes. */
export async function cutStore({ storeGate }: WholeCluster, _: Crowd, lasts: () => Promise<void>) {
  storeGate.shut()
  await lasts()
  storeGate.open()
}
