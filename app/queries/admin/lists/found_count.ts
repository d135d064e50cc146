import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract, RawQuery } from '@adonisjs/lucid/types/querybuilder'
import { countOf } from '#queries/read'

/** How many rows are counted at most: of a million, that there are more says enough, and costs little. */
const mostCounted = 1000

/** How many rows a filter finds; `isMore` when there are more than this number. */
export type FoundCount = Readonly<{ number: number; isMore: boolean }>

/** A query of a table or of a model: both can stand in the place of a table. */
type Found = Readonly<{
  select: (columns: RawQuery) => unknown
  limit: (number: number) => unknown
  as: (name: string) => unknown
}>

/** Counts what a query finds that has no columns, order or limit yet. */
export async function foundCount(query: Found): Promise<FoundCount> {
  query.select(db.raw('1 as one'))
  query.limit(mostCounted + 1)
  query.as('found')
  const number = await countOf(db.from(query as unknown as DatabaseQueryBuilderContract))
  return { number: Math.min(number, mostCounted), isMore: number > mostCounted }
}
