import type { DateTime } from 'luxon'
import type { NotificationKind } from '#core/notifications/kinds'
import { mayNotify, type NotificationPreferences } from '#core/notifications/may_notify'
import { type QuietHours, quietUntil } from '#core/notifications/push/quiet_hours'

/** News for one browser of a member. */
export type PushJob = Readonly<{
  name: 'send_push'
  subscriptionId: string
  kind: NotificationKind
  /** The conversation, the member who liked or visited, or the one who is reminded. */
  subjectId: string
  /** The message, or that member again. */
  newsId: string
  /** Milliseconds since 1970. */
  at: number
}>

/** Older news is not pushed. */
const freshHours = 24
/** After this time the push is considered again for a member who is on the site. */
const recheckSeconds = 30
/** A visible page reports itself about once a minute. */
const onlineSeconds = 70

type Occasion = Readonly<{
  kind: NotificationKind
  /** When it happened. */
  at: DateTime
  /** The member has seen it, or it no longer exists. */
  seen: boolean
  wishes: NotificationPreferences
  quietHours: QuietHours
  timeZone: string
  lastActiveAt: DateTime
  /** They see a page of the site; one in a hidden tab does not count. */
  hasVisiblePage: boolean
}>

type Decision =
  Readonly<{ act: 'send' }> | Readonly<{ act: 'drop' }> | Readonly<{ act: 'wait'; until: DateTime }>

/**
 * What to do with a push: dropped when it was seen, is switched off or a day old; postponed during the
 * member's quiet hours and while they are on the site; else sent.
 * Rule: docs/product/notifications.md, Push.
 */
export function whenToPush(occasion: Occasion, now: DateTime): Decision {
  const { kind, at, seen, wishes, quietHours, timeZone } = occasion
  if (seen || !mayNotify(kind, 'push', wishes)) return { act: 'drop' }
  if (now >= at.plus({ hours: freshHours })) return { act: 'drop' }
  const until = quietUntil(quietHours, now, timeZone)
  if (until) return { act: 'wait', until }
  if (isOnline(occasion, now)) return { act: 'wait', until: now.plus({ seconds: recheckSeconds }) }
  return { act: 'send' }
}

function isOnline({ hasVisiblePage, lastActiveAt }: Occasion, now: DateTime) {
  return hasVisiblePage && now < lastActiveAt.plus({ seconds: onlineSeconds })
}
