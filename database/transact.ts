import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isOutdatedPlan } from '#database/named_statements'
import { inTransaction } from '#database/transaction'

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
      return await inTransaction(database.connection(), work)
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error
      // A random pause, or the same two would meet again.
      await wait(Math.random() * longestPause * attempt)
    }
  }
}

function isWorthRetrying(error: unknown) {
  if (isOutdatedPlan(error)) return true
  return error instanceof Error && 'code' in error && retriedCodes.includes(String(error.code))
}
