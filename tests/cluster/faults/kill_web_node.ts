import type { Cluster } from '#tests/cluster/cluster'

/** Kills a node as a power cut would, and starts it again. */
export async function killWebNode({ nodes: [node] }: Cluster) {
  await node.kill()
  await node.start()
}
