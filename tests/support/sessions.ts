import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { Person } from '#tests/support/people'

/** Somewhere else the person is signed in as well; answers whether they still are. */
export async function signedInElsewhere({ user }: Person) {
  const id = crypto.randomUUID()
  await db.table('sessions').insert({
    id,
    data: JSON.stringify({ message: { auth_web: user.id }, purpose: id }),
    expires_at: DateTime.utc().plus({ days: 30 }).toSQL({ includeOffset: false }),
  })
  return async () => (await db.from('sessions').where({ id }).first()) !== null
}
