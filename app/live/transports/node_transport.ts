import type { Transport } from '@boringnode/bus/types/main'
import { NotifyTransport } from '#live/transports/notify_transport'
import { postgresUrl, redisUrl } from '#config/live'

type Options = Readonly<{
  /** Whether this process has pages that wait to hear; others speak only. */
  hears: boolean
}>

/** How the nodes of a site tell each other what happens; null for a site of one node. */
export async function makeNodeTransport({ hears }: Options): Promise<Transport | null> {
  if (redisUrl) {
    const { RedisTransport } = await import('#live/transports/redis_transport')
    return new RedisTransport(redisUrl, { hears })
  }
  return postgresUrl ? new NotifyTransport(postgresUrl, { hears }) : null
}
