import type { Database } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Runs work in one transaction. Also rejects when the commit fails: Knex reports that by another
 * promise, which Lucid does not await.
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
