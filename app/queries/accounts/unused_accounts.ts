import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import {
  bannedBefore,
  dormantNoticeMonths,
  madeBefore,
  seenBefore,
} from '#core/accounts/leaving/unused_account'
import { loginStatuses } from '#core/users/user'

/** Mails of one night: after a long pause of the scheduler they go out over several. */
const toldPerNight = 1000

/** Accounts of people whom nobody has seen for long, and who were not told since. */
export async function dormantAccounts(now: DateTime) {
  const accounts = ofPeople()
    .whereIn('users.status', [...loginStatuses])
    .where('users.last_seen_at', '<=', seenBefore(now).toMillis())
    .where((untold) => {
      void untold
        .whereNull('told.sent_at')
        .orWhereColumn('told.sent_at', '<=', 'users.last_seen_at')
    })
  return idsOf(accounts.orderBy('users.last_seen_at').limit(toldPerNight))
}

/** Accounts of people who were told long enough ago, and did not come back. */
export async function toldAccounts(now: DateTime) {
  const accounts = ofPeople()
    .whereIn('users.status', [...loginStatuses])
    .where('told.sent_at', '<=', now.minus({ months: dormantNoticeMonths }).toMillis())
    .whereColumn('told.sent_at', '>', 'users.last_seen_at')
  return idsOf(accounts)
}

/** Accounts of people that were never confirmed, and are old enough to be erased. */
export async function unconfirmedAccounts(now: DateTime) {
  const accounts = ofPeople()
    .where({ 'users.status': 'not_confirmed', 'users.paid_user': false })
    .where('users.signup_date', '<=', madeBefore(now).toMillis())
  return idsOf(accounts)
}

/** Accounts of people that were banned long enough ago. */
export async function bannedAccounts(now: DateTime) {
  const banned = db.from('measures').where('kind', 'ban')
  const accounts = ofPeople()
    .where('users.status', 'banned')
    .whereIn(
      'users.id',
      banned.where('taken_at', '<=', bannedBefore(now).toMillis()).select('user_id')
    )
  return idsOf(accounts)
}

function ofPeople() {
  return db
    .from('users')
    .join('profiles', 'profiles.user_id', 'users.id')
    .joinRaw("left join reminders as told on told.user_id = users.id and told.kind = 'dormant'")
    .where('profiles.fictional', false)
}

async function idsOf(accounts: ReturnType<typeof ofPeople>): Promise<string[]> {
  const rows: Readonly<{ id: string }>[] = await accounts.select('users.id')
  return rows.map(({ id }) => id)
}
