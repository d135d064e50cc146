import type { DateTime } from 'luxon'

export type Presence = 'online' | 'today' | 'this_week' | 'earlier'

/** A DateTime, or its UTC milliseconds as they are stored: lists ask for every one of their rows. */
type Moment = Readonly<{ valueOf(): number }>

const onlineMinutes = 5
const activityMinutes = 1
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
export function isOnline(lastActiveAt: Moment, now: Moment) {
  return now.valueOf() - lastActiveAt.valueOf() <= onlineMinutes * 60_000
}

/** Says whether to write down again that a member is here; once a minute will do. */
export function isActivityDue({ lastActiveAt }: Readonly<{ lastActiveAt: Moment }>, now: Moment) {
  return now.valueOf() - lastActiveAt.valueOf() >= activityMinutes * 60_000
}

/** Whether a member still carries the label of a new one: for 7 days. */
export function isNewMember(createdAt: Moment, now: Moment) {
  return now.valueOf() - createdAt.valueOf() < newMemberDays * 86_400_000
}
