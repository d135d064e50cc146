import db from '@adonisjs/lucid/services/db'
import type { Member } from '#models/member'
import Profile from '#models/profile'
import { meet, seekerOf } from '#queries/members/find_member'

/**
 * A member whom this one may report: one they may meet, have blocked or a conversation with, or who
 * turned to them by a like or a visit. A member who blocked them is as unknown as one who never
 * existed (404), and so are deleted ones and themselves.
 */
export async function findReportable(id: string, reporter: Member) {
  const reporterId = reporter.profile.id
  const reported = await Profile.query()
    .where('profiles.id', id)
    .whereNot('profiles.id', reporterId)
    .whereNotIn('user_id', db.from('users').where('status', 'deleted').select('id'))
    .whereNotExists(db.from('blocks').where({ blocker_id: id, blocked_id: reporterId }))
    .firstOrFail()
  const seeker = seekerOf(reporter, reporter.profile.siteId)
  if ((await meet(seeker, reported)).ok) return reported
  return inContact(id, reporterId).firstOrFail()
}

function inContact(id: string, reporterId: string) {
  return Profile.query()
    .where('profiles.id', id)
    .where((known) => {
      known
        .whereExists(db.from('blocks').where({ blocker_id: reporterId, blocked_id: id }))
        .orWhereExists(db.from('participants').where({ profile_id: reporterId, partner_id: id }))
        .orWhereExists(db.from('likes').where({ liker_id: id, liked_id: reporterId }))
        .orWhereExists(db.from('visits').where({ visitor_id: id, visited_id: reporterId }))
    })
}
