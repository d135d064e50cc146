import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { FinderAnswers } from '#core/discovery/search/match_finder'
import { columnsOf } from '#queries/discovery/listed_apart'
import { listOfOne } from '#queries/list_of_one'

/** What the members of a search said of themselves; at least one of both. */
export type Described = Readonly<Partial<Record<'appearance' | 'race', string>>>

/** What the match finder asked; undefined: no preference about either. */
export function describedIn({
  appearance,
  race,
}: Pick<FinderAnswers, 'appearance' | 'race'>): Described | undefined {
  if (appearance === null && race === null) return undefined
  return { ...(appearance && { appearance }), ...(race && { race }) }
}

/** Matching self-descriptions in place of the profiles, whose columns of the search they have. */
export function descriptionsOfMembers(described: Described) {
  const said = db.from('self_descriptions').select(columnsOf('self_descriptions'))
  return saying(described, db.from(said.as('profiles')))
}

/** Narrows self-descriptions, or what names them, to those who described themselves so. */
export function saying(described: Described, members: DatabaseQueryBuilderContract) {
  for (const [question, answer] of Object.entries(described)) {
    members.whereIn(`profiles.${question}`, listOfOne(answer))
  }
  return members
}

/** Narrows members to those who described themselves so. */
export function describedAs(described: Described, members: DatabaseQueryBuilderContract) {
  return members.whereExists((said) =>
    said.from('self_descriptions').whereColumn('profile_id', 'profiles.id').where(described)
  )
}
