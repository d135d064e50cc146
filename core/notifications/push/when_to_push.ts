import type { DateTime } from 'luxon'
import { mayNotify, type NotificationPreferences } from '#core/notifications/may_notify'
import { type QuietHours, quietUntil } from '#core/notifications/push/quiet_hours'

/** What members are told of by push as it happens. */
export const pushKinds = ['new_message', 'new_like', 'match', 'visit'] as const
export type PushKind = (typeof pushKinds)[number]

/** News for one browser of a member. */
export type PushJob = Readonly<{
  name: 'send_push'
  subscriptionId: string
  kind: PushKind
  /** The conversation, or the member who liked or looked. */
  subjectId: string
  /** The message, or that member again. */
  newsId: string
  /** Milliseconds since 1970. */
  at: number
}>

/** News older than this is none: it waits on the site. */
const freshHours = 24
/** Who is on the site is looked after again, so that they hear of it when they leave. */
const lookAgainSeconds = 30
/** A page shows that its member is there about once a minute. */
const onlineSeconds = 70

type Occasion = Readonly<{
  kind: PushKind
  /** When it happened. */
  at: DateTime
  /** The member has read or seen it, or it is gone. */
  seen: boolean
  wishes: NotificationPreferences
  quietHours: QuietHours
  timeZone: string
  lastActiveAt: DateTime
  /** A page of the site is open and listens. */
  hasOpenTab: boolean
}>

type Decision =
  Readonly<{ act: 'send' }> | Readonly<{ act: 'drop' }> | Readonly<{ act: 'wait'; until: DateTime }>

/**
 * Decides what becomes of a push: dropped when it was seen, is not wanted or is a day old; kept
 * until the quiet hours of the member are over, and while they are on the site; else sent.
 */
export function whenToPush(occasion: Occasion, now: DateTime): Decision {
  const { kind, at, seen, wishes, quietHours, timeZone } = occasion
  if (seen || !mayNotify(kind, 'push', wishes)) return { act: 'drop' }
  if (now >= at.plus({ hours: freshHours })) return { act: 'drop' }
  const until = quietUntil(quietHours, now, timeZone)
  if (until) return { act: 'wait', until }
  if (isOnline(occasion, now))
    return { act: 'wait', until: now.plus({ seconds: lookAgainSeconds }) }
  return { act: 'send' }
}

function isOnline({ hasOpenTab, lastActiveAt }: Occasion, now: DateTime) {
  return hasOpenTab && now < lastActiveAt.plus({ seconds: onlineSeconds })
}
