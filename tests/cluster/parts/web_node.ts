import type { WebNode } from '#tests/cluster/cluster'
import { type Program, startNode } from '#tests/support/site/node'
import { isReadyAt } from '#tests/support/site/ready'
import type { WatchedLog } from '#tests/support/site/watched_log'

type Place = Readonly<{ name: string; port: number; log: WatchedLog; program?: Program }>

/**
 * A web node that works no jobs: the workers do. Where it tells how it does, it has started once it is ready, as for an
 * operator.
 */
export async function startWebNode(
  env: NodeJS.ProcessEnv,
  { log, name, port, program }: Place
): Promise<WebNode> {
  const own = { ...env, HOST: 'localhost', PORT: String(port), QUEUE_WORKER: 'none' }
  const isReady = async () => {
    if (env.OPS_PORT) await isReadyAt(env.OPS_PORT)
  }
  const node = await startNode(own, log, program)
  await isReady()
  return {
    name,
    url: `http://localhost:${port}`,
    kill: node.kill,
    start: async (settings, other) => {
      await node.restart(settings, other)
      await isReady()
    },
    stop: node.stop,
    pid: node.pid,
  }
}
