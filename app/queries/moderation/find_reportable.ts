import db from '@adonisjs/lucid/services/db'
import Profile from '#models/profile'

/**
 * A member whom this one may report: one they can find, write with, or have blocked. A member who
 * blocked them is as unknown as one who never existed (404), and so are deleted ones and
 * themselves.
 */
export async function findReportable(id: string, reporterId: string) {
  return Profile.query()
    .where('profiles.id', id)
    .whereNot('profiles.id', reporterId)
    .whereNotIn('user_id', db.from('users').where('status', 'deleted').select('id'))
    .whereNotExists(db.from('blocks').where({ blocker_id: id, blocked_id: reporterId }))
    .where((known) => {
      known
        .where('profiles.status', 'active')
        .orWhereExists(db.from('blocks').where({ blocker_id: reporterId, blocked_id: id }))
        .orWhereExists(db.from('participants').where({ profile_id: reporterId, partner_id: id }))
    })
    .firstOrFail()
}
