import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { SignedIn } from '#middleware/member_middleware'

const aMinute = 60_000

/** Notes at most once a minute that a member is here: presence and search order live on it. */
export async function touchMember({ user, profile }: SignedIn) {
  const now = DateTime.utc()
  if (now.toMillis() - profile.lastActiveAt.toMillis() < aMinute) return

  await db.from('users').where('id', user.id).update({ last_seen_at: now.toMillis() })
  await db.from('profiles').where('id', profile.id).update({ last_active_at: now.toMillis() })
}
