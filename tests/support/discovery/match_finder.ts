import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { FinderQuestion } from '#core/discovery/search/match_finder'
import type { SelfDescription } from '#core/profiles/self_description'
import { account } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'

type Answers = Partial<Record<FinderQuestion, string>>

/** The results of the match finder for these answers; a missing one means no preference. */
export async function matchesFor(client: ApiClient, viewer: Person, answers: Answers, query = '') {
  const response = await client
    .get(`/match-finder/results${query}`)
    .withInertia()
    .loginAs(await account(viewer))
    .withSession({ match_finder: kept(viewer, answers) })
  response.assertStatus(200)
  return response.inertiaProps
}

/** Answers in the form in which the question pages store them. */
function kept({ profile }: Person, { age, appearance, race }: Answers) {
  const answers = { age: age ?? null, appearance: appearance ?? null, race: race ?? null }
  return { profileId: profile.id, answers }
}

type Said = Partial<Pick<SelfDescription, 'appearance' | 'race'>>

/** Stores a self-description, with an earlier consent. */
export async function describeOneself({ profile }: Person, said: Said) {
  await db.table('self_descriptions').insert({ profile_id: profile.id, ...said, consent_at: 1 })
}
