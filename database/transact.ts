import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isOutdatedPlan } from '#database/named_statements'

/** What PostgreSQL says to one of two transactions that stand in each other's way. */
const retriedCodes = ['40P01', '40001']
const attempts = 5
const longestPause = 50

/**
 * Runs work in one transaction, and again from the start when PostgreSQL ended it in favour of another (a deadlock,
 * or a failed serialization), or because a migration changed a table that it reads: all of it was rolled back then.
 * Work that does more than read and write rows is not safe here.
 */
export async function transact<T>(
  database: Database,
  work: (client: TransactionClientContract) => Promise<T>
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(database, work)
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error
      // A random pause, or the same two would meet again.
      await wait(Math.random() * longestPause * attempt)
    }
  }
}

/** Rejects when begin or commit fails, too: Knex reports these by another promise, which Lucid does not await. */
async function attemptOnce<T>(
  database: Database,
  work: (client: TransactionClientContract) => Promise<T>
): Promise<T> {
  let ended: Promise<unknown> | undefined
  const done = await database.connection().transaction(async (client) => {
    ended = client.knexClient.executionPromise
    if (client.isCompleted) await ended
    const result = await work(client)
    if (client.dialect.name === 'postgres') await client.rawQuery(checkNow)
    return result
  })
  await ended
  return done
}

/**
 * What is checked at the end, is checked by a statement. It also fails after one that failed, whoever has caught that:
 * PostgreSQL would answer the commit by rolling back, without an error.
 */
const checkNow = 'set constraints all immediate'

function isWorthRetrying(error: unknown) {
  if (isOutdatedPlan(error)) return true
  return error instanceof Error && 'code' in error && retriedCodes.includes(String(error.code))
}
