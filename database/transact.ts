import type { Database } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Runs all of it in one transaction, or nothing. Also rejects when the end itself failed: Knex tells
 * of a commit that did by a promise apart, to which Lucid does not listen.
 */
export async function transact<T>(
  database: Database,
  work: (client: TransactionClientContract) => Promise<T>
): Promise<T> {
  let ended: Promise<unknown> | undefined
  const done = await database.transaction((client) => {
    ended = client.knexClient.executionPromise
    return work(client)
  })
  await ended
  return done
}
