import type { DateTime } from 'luxon'

export type Presence = 'online' | 'today' | 'this_week' | 'earlier'

const onlineMinutes = 5
const daysInWeek = 7
const newMemberDays = 7

/**
 * How lately a member was here, without telling the moment: 'online' for 5 minutes, 'today' on
 * the same day in the zone of `now`, 'this_week' within 7 days.
 */
export function presence(lastActiveAt: DateTime, now: DateTime): Presence {
  if (isOnline(lastActiveAt, now)) return 'online'
  if (lastActiveAt >= now.startOf('day')) return 'today'
  return lastActiveAt >= now.minus({ days: daysInWeek }) ? 'this_week' : 'earlier'
}

/** Whether a member was here within the last 5 minutes: the question of every tile in a list. */
export function isOnline(lastActiveAt: DateTime, now: DateTime) {
  return now.toMillis() - lastActiveAt.toMillis() <= onlineMinutes * 60_000
}

/** Whether a member still carries the label of a new one: for 7 days. */
export function isNewMember(createdAt: DateTime, now: DateTime) {
  return now.toMillis() - createdAt.toMillis() < newMemberDays * 86_400_000
}
