import { Redis } from 'ioredis'

/** Milliseconds that an answer may take: a server that hangs counts as gone. */
const timeout = 1000

/** Milliseconds between two attempts to connect: they grow up to the longest. */
const pause = { first: 100, longest: 2000 }

/**
 * A connection that is asked whether Redis is there: while it is not, each command fails at once. Live
 * events have connections of their own, which wait.
 */
export function connectionTo(url: string) {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: timeout,
    socketTimeout: timeout,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(pause.longest, pause.first * 2 ** (times - 1)),
  })
  // Every error also ends the connection, which is then opened again; RedisProvider tells of it.
  redis.on('error', () => {})
  return redis
}

const shared = new Map<string, Redis>()

/** The one of this process. */
export function sharedConnectionTo(url: string) {
  const redis = shared.get(url) ?? connectionTo(url)
  shared.set(url, redis)
  return redis
}
