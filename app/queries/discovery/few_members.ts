import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { countOf } from '#queries/read'

/**
 * Up to this many members are looked up one by one; with more, reading in search order is faster.
 */
const fewMembers = 2000

/** A query for the ids of few members. */
export type FewMembers = () => DatabaseQueryBuilderContract

/**
 * The members of this query, if they are few. With a limit, so that PostgreSQL reads them first and
 * not the whole class, asking for each member whether they are among them; it leaves room for those
 * who are added meanwhile.
 */
export async function ifFew(ids: FewMembers): Promise<FewMembers | undefined> {
  const some = ids().limit(fewMembers + 1)
  const count = await countOf(db.from(some.as('some')))
  return count <= fewMembers ? () => ids().limit(2 * fewMembers) : undefined
}

/** A cross join makes SQLite start with the few ids. */
export function profilesOf(ids: DatabaseQueryBuilderContract) {
  return db
    .from(ids.as('chosen'))
    .joinRaw('cross join profiles')
    .whereColumn('profiles.id', 'chosen.id')
}
