import db from '@adonisjs/lucid/services/db'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

/** Ada joins, and asks for offers by mail: else she gets none. */
export async function joinForOffers() {
  await join(ada())
  const offers = { kind: 'offers', channel: 'mail', is_on: true }
  await db.table('notification_switches').insert({ user_id: ada().user.id, ...offers })
}
