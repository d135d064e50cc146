import env from '#start/env'

/** Carries live events between nodes by NOTIFY where there is no Redis; on SQLite there is only one node. */
export const postgresUrl = env.get('DB_CONNECTION') === 'pg' ? listeningUrl() : null

/** A pooler that shares connections between transactions cannot listen for one of its clients. */
function listeningUrl() {
  return env.get('PG_DIRECT_URL') ?? env.get('PG_URL') ?? null
}

/** Open event streams of one node; beyond it a page is asked to come back later, and polls. */
export const maxStreams = env.get('MAX_STREAMS') ?? 20_000
