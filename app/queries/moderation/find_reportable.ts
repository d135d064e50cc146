import db from '@adonisjs/lucid/services/db'
import Profile from '#models/profile'

/**
 * A member somebody may report: one they find, chat with, or have blocked themselves. Whoever
 * blocked them is as unknown as one who never was (404), and so are oneself and the erased.
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
