import type { WebNode } from '#tests/cluster/cluster'
import { type Program, startNode } from '#tests/support/site/node'
import type { WatchedLog } from '#tests/support/site/watched_log'

type Place = Readonly<{ name: string; port: number; log: WatchedLog; program?: Program }>

/** A web node that works no jobs: the workers do. */
export async function startWebNode(
  env: NodeJS.ProcessEnv,
  { log, name, port, program }: Place
): Promise<WebNode> {
  const own = { ...env, HOST: 'localhost', PORT: String(port), QUEUE_WORKER: 'none' }
  const node = await startNode(own, log, program)
  return {
    name,
    url: `http://localhost:${port}`,
    kill: node.kill,
    start: node.restart,
    stop: node.stop,
    pid: node.pid,
  }
}
