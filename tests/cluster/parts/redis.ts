import { folderOf, listens, startPart } from '#tests/cluster/parts/part'
import { freePort } from '#tests/support/processes/free_port'

export type Redis = Awaited<ReturnType<typeof startRedis>>

export async function startRedis(parent: string) {
  const folder = folderOf(parent, 'redis')
  const port = await freePort()
  const start = async () => {
    const parameters = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder]
    const redis = startPart(folder, 'redis-server', parameters)
    await redis.whenReady(listens(port, 'Redis'))
    return redis
  }
  let redis = await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => redis.end('SIGTERM'),
    start: async () => void (redis = await start()),
  }
}
