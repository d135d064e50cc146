import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { storeVeiled } from '#tests/support/likes/likes'
import type { Person } from '#tests/support/people/people'

/** Stores an earlier visit. */
export async function storeVisit(visitor: Person, visited: Person, at: DateTime = DateTime.utc()) {
  await db.table('visits').insert({
    visitor_id: visitor.profile.id,
    visited_id: visited.profile.id,
    times: 1,
    first_at: at.toMillis(),
    last_at: at.toMillis(),
  })
  if (!visitor.profile.fictional) await storeVeiled('visit', visited, at.toMillis())
}
