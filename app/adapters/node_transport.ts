import type { Transport } from '@boringnode/bus/types/main'
import { NotifyTransport } from '#adapters/postgres/notify_transport'
import env from '#start/env'

type Options = Readonly<{
  /** Whether this process has pages that wait to hear; others speak only. */
  hears: boolean
}>

/** How the nodes of a site tell each other what happens; null for a site of one node. */
export async function makeNodeTransport({ hears }: Options): Promise<Transport | null> {
  const redisUrl = env.get('REDIS_URL')
  if (redisUrl) {
    const { RedisTransport } = await import('#adapters/redis/redis_transport')
    return new RedisTransport(redisUrl.release(), { hears })
  }
  const postgresUrl = env.get('DB_CONNECTION') === 'pg' && env.get('PG_URL')
  return postgresUrl ? new NotifyTransport(postgresUrl, { hears }) : null
}
