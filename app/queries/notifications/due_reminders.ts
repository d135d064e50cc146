import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { returnReminderDays } from '#core/accounts/leaving/remind_of_return'
import { timeBonusSeconds } from '#core/payments/discounts/time_bonus'
import { bonusOfferMinutes } from '#core/payments/discounts/offer_time_bonus'
import { mostReturnDays } from '#core/sites/settings/catalogue'
import Site from '#models/site'
import { finalAt } from '#queries/accounts/final_at'
import { usersWithUnread } from '#queries/notifications/unread_since'
import { siteSettings } from '#queries/sites/site_settings'

/** Reminders that a worker could not send in time are sent up to this long after. */
const lateHours = 6

/** Accounts whose messages have been unread for as long as their site has it; older ones had their turn. */
export async function unreadReminders(now: DateTime) {
  const found = []
  for (const [days, siteIds] of await sitesByReminderDays()) {
    const until = now.minus({ days })
    const window = { from: until.minus({ hours: lateHours }), until }
    found.push(...(await usersWithUnread(siteIds, window)))
  }
  return found
}

/** Most sites wait equally long, and are looked through at once. */
async function sitesByReminderDays() {
  const byDays = new Map<number, string[]>()
  for (const { id } of await Site.query().select('id').orderBy('id')) {
    const { unreadReminderDays } = await siteSettings(id)
    byDays.set(unreadReminderDays, [...(byDays.get(unreadReminderDays) ?? []), id])
  }
  return byDays
}

/** Deleted accounts that can still return, but not for long; of the deletions that are recent enough to. */
export async function returnReminders(now: DateTime) {
  const rows: { user_id: string }[] = await db
    .from('account_deletions')
    .join('users', 'users.id', 'account_deletions.user_id')
    .where('users.status', 'deletion_pending')
    .where('requested_at', '>', now.minus({ days: mostReturnDays }).toMillis())
    .whereRaw(`${finalAt} > ?`, [now.toMillis()])
    .whereRaw(`${finalAt} <= ?`, [now.plus({ days: returnReminderDays }).toMillis()])
    .select('user_id')
  return rows.map((row) => row.user_id)
}

/** Free members in the last hour of their time bonus. */
export async function bonusOffers(now: DateTime) {
  const end = now.minus({ seconds: timeBonusSeconds })
  const rows: { id: string }[] = await db
    .from('users')
    .where('signup_date', '>', end.toMillis())
    .where('signup_date', '<=', end.plus({ minutes: bonusOfferMinutes }).toMillis())
    .where({ status: 'active', paid_user: false })
    .select('id')
  return rows.map(({ id }) => id)
}
