import env from '#start/env'

/** Where the nodes of a site tell each other of live events, when it has a Redis. */
export const redisUrl = env.get('REDIS_URL')?.release() ?? null

/** Otherwise they do by the notifications of PostgreSQL; a site on SQLite has one node. */
export const postgresUrl = (env.get('DB_CONNECTION') === 'pg' && env.get('PG_URL')) || null
