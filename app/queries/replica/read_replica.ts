import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { replica } from '#queries/replica/replica'
import { read, readAt } from '#queries/read'

type Read = <Row>(from: string | DatabaseQueryBuilderContract) => DatabaseQueryBuilderContract<Row>

/** Set within requests of those who have not just changed something. */
const readers = new AsyncLocalStorage<true>()

/**
 * Reads what may be two seconds old: from a replica where there is one, else like everything. The query
 * must be of others than the reader, or of what they cannot have changed just now. Where the replica
 * fails, the primary is asked. Rule: docs/operations/several-machines.md, Read replica.
 */
export async function readReplica<Result>(
  ask: (from: Read) => PromiseLike<Result>
): Promise<Result> {
  if (!replica.isRead || !readers.getStore()) return ask(read)
  try {
    return await ask((from) => readAt(db.connection('replica'), from))
  } catch (error) {
    replica.failed(error)
    return ask(read)
  }
}

/** Lets what is done for a request read a replica; jobs, commands and writers never do. */
export function mayReadReplica<Result>(work: () => Result): Result {
  return readers.run(true, work)
}
