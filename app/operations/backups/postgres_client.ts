import pg from 'pg'
import { directPostgresUrl } from '#config/database'

/** A connection for what belongs to a session. A server that ends it, by a restart or a failover, fails the act. */
export async function withPostgres<Result>(
  act: (client: pg.Client) => Promise<Result>,
  connectionString = directPostgresUrl
) {
  const client = new pg.Client({ connectionString })
  // Said by the next query. Nobody listening, it would end the process and all its jobs.
  client.on('error', () => {})
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

/** For what others on the machine or the server see. */
export function withoutPassword(address: string) {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { password, url: url.href }
}
