import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { FinderAnswers } from '#core/discovery/search/match_finder'
import type { MemberClass } from '#queries/discovery/member_search'
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
  const said = db.from('self_descriptions').select('self_descriptions.*', 'profile_id as id')
  const members = db.from(said.as('profiles'))
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

/** Of a class, the ids of those who described themselves so and have been active since a moment. */
export function movedOfDescribed(
  described: Described,
  { country, gender }: Pick<MemberClass, 'country' | 'gender'>,
  since: number
) {
  const moved = descriptionsOfMembers(described)
    .whereRaw(`profiles.status = 'active' and not profiles.invisible`)
    .whereIn('profiles.gender', listOfOne(gender))
    .whereIn('profiles.has_photo', [true, false])
    .where('profiles.last_active_at', '>', since)
    .select('profiles.id')
  return country ? moved.whereIn('profiles.country', listOfOne(country)) : moved
}
