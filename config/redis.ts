import env from '#start/env'

/** Where the Redis of the site is, if it has one. */
export const redisUrl = env.get('REDIS_URL')?.release() ?? null
