import type { DateTime } from 'luxon'

export type Presence = 'online' | 'today' | 'this_week' | 'earlier'

/** A DateTime, or its UTC milliseconds as they are stored: lists ask for every one of their rows. */
type Moment = Readonly<{ valueOf(): number }>

const onlineMinutes = 5
const activityMinutes = 1
const daysInWeek = 7
const newMemberDays = 7

/**
 * How recently a member was active, without the exact time: 'online' for 5 minutes, 'today' on the
 * same day in the zone of `now`, 'this_week' within 7 days.
 * Rule: docs/product/discovery.md, Presence.
 */
export function presence(lastActiveAt: DateTime, now: DateTime): Presence {
  if (isOnline(lastActiveAt, now)) return 'online'
  if (lastActiveAt >= now.startOf('day')) return 'today'
  return lastActiveAt >= now.minus({ days: daysInWeek }) ? 'this_week' : 'earlier'
}

/** Whether a member was active within the last 5 minutes. */
export function isOnline(lastActiveAt: Moment, now: Moment) {
  return lastActiveAt.valueOf() >= onlineSince(now)
}

/** Since when a member was active who is online now, in UTC milliseconds. */
export function onlineSince(now: Moment) {
  return now.valueOf() - onlineMinutes * 60_000
}

/** Whether to update `lastActiveAt`: once a minute is enough. */
export function isActivityDue({ lastActiveAt }: Readonly<{ lastActiveAt: Moment }>, now: Moment) {
  return now.valueOf() - lastActiveAt.valueOf() >= activityMinutes * 60_000
}

/** Whether a member is labelled as new: for 7 days. */
export function isNewMember(createdAt: Moment, now: Moment) {
  return now.valueOf() - createdAt.valueOf() < newMemberDays * 86_400_000
}
