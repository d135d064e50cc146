import db from '@adonisjs/lucid/services/db'
import type { Person } from '#tests/support/people/people'

/** Stores a block between two members, as blocking on a page does. */
export async function block(blocker: Person, blocked: Person) {
  await db.table('blocks').insert({
    blocker_id: blocker.profile.id,
    blocked_id: blocked.profile.id,
    created_at: Date.now(),
  })
}
