import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import User from '#models/user'

type Terms = Readonly<{ siteId: string; version: DateTime; announcedAt: DateTime }>

/**
 * The members of a site with an e-mail address whose consent is to earlier terms than these; without
 * those who were told since these were announced, unless they are told again.
 */
export async function membersBefore({ announcedAt, siteId, version }: Terms, again: boolean) {
  const query = User.query()
    .where('site_id', siteId)
    .whereIn('status', ['active', 'not_confirmed'])
    .whereNotNull('email')
    .where((older) => {
      older.whereNull('consent_version').orWhere('consent_version', '<', version.toMillis())
    })
    .orderBy('id')
    .select('id')
  if (!again) {
    const told = db
      .from('reminders')
      .where({ kind: 'terms' })
      .where('sent_at', '>=', announcedAt.toMillis())
    query.whereNotIn('id', told.select('user_id'))
  }
  const users = await query
  return users.map(({ id }) => id)
}
