import type { Transport } from '@boringnode/bus/types/main'
import { NotifyTransport } from '#live/transports/notify_transport'
import { postgresUrl } from '#config/live'
import { redisUrl } from '#config/redis'

type Options = Readonly<{
  /** Whether this process serves pages and subscribes; others only publish. */
  subscribes: boolean
}>

/** The transport between the nodes of a site; null for a site of one node. */
export async function makeNodeTransport({ subscribes }: Options): Promise<Transport | null> {
  if (redisUrl) {
    const { RedisTransport } = await import('#live/transports/redis_transport')
    return new RedisTransport(redisUrl, { subscribes })
  }
  return postgresUrl ? new NotifyTransport(postgresUrl, { subscribes }) : null
}
