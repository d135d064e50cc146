import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { camelCase } from '#database/camel_case'

/**
 * Reads rows for a page. They come with names in camelCase, numbers and booleans, the same from
 * both databases; instants are milliseconds. A boolean must be a column: of an expression, SQLite
 * does not tell the type, so count or join and compare (docs/decisions/0068).
 */
export function read<Row>(from: string | DatabaseQueryBuilderContract<unknown>) {
  return readAt<Row>(db.connection(), from)
}

/** Reads from a certain database, as `read` does from the default one. */
export function readAt<Row>(
  database: QueryClientContract,
  from: string | DatabaseQueryBuilderContract<unknown>
) {
  const query = database.query<Row>().from(from)
  query.knexQuery.queryContext(camelCase)
  return query
}

/**
 * Has PostgreSQL plan this query once for each connection, and not for the values of each time: for
 * frequent queries whose plan serves all of them (docs/decisions/0089). SQLite prepares every one.
 */
export function prepared<Query extends DatabaseQueryBuilderContract<unknown>>(query: Query) {
  query.knexQuery.options({ prepared: true })
  return query
}

/** The number of rows a query finds. */
export async function countOf(query: DatabaseQueryBuilderContract): Promise<number> {
  const [{ total }] = await query.count('* as total')
  return total
}
