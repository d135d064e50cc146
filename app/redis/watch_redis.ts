import type { Redis } from 'ioredis'

type Tell = (state: Readonly<{ isThere: boolean; why: string }>) => void

/** Tells when Redis is gone and when it is back: once for each change, not with every attempt. */
export function watchRedis(redis: Redis, tell: Tell) {
  let wasThere = true
  let why: string | undefined
  const note = (isThere: boolean) => {
    if (isThere !== wasThere) tell({ isThere, why: why ?? 'The connection was closed' })
    wasThere = isThere
    why = undefined
  }
  // The first error is the cause, the others follow from it.
  redis.on('error', (error) => (why ??= error.message))
  // Not with the end that a process itself gives the connection.
  redis.on('reconnecting', () => note(false))
  redis.on('ready', () => note(true))
}
