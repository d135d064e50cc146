import env from '#start/env'

/** Redis for live events between nodes, where there is one. */
export const redisUrl = env.get('REDIS_URL')?.release() ?? null

/** Otherwise PostgreSQL's NOTIFY carries them; on SQLite there is only one node. */
export const postgresUrl = (env.get('DB_CONNECTION') === 'pg' && env.get('PG_URL')) || null
