import type { DateTime } from 'luxon'
import type { NotificationKind } from '#core/notifications/kinds'

/** The last push to a browser about one subject: a conversation, or the member who acted. */
export type PushRecord = Readonly<{
  kind: NotificationKind
  subjectId: string
  /** The message, or the member, that it was about. */
  newsId: string
  /** The sequence of the message in its conversation; else 0. */
  sequence: number
  at: DateTime
  /** Null while it is being sent. */
  sentAt: DateTime | null
}>

type News = Pick<PushRecord, 'kind' | 'subjectId' | 'newsId'> &
  Readonly<{ lastReadSequence: number }>

/** Hours in which one member causes one push of a kind, and in which all of them cause one. */
const samePersonHours = 24
const pauseHours: Readonly<Record<Exclude<NotificationKind, 'new_message'>, number>> = {
  match: 0,
  reminders: 0,
  offers: 0,
  new_like: 1,
  visit: 6,
}

/**
 * Whether a push would repeat itself: about a conversation until its member has read the last pushed
 * message; about the same person within a day; about likes within an hour, and visits within six. A
 * push that was started and not sent may be retried. `latest` is the newest record of the kind.
 * Rule: docs/product/notifications.md, Push.
 */
export function isRepeatedPush(
  news: News,
  record: PushRecord | null,
  latest: PushRecord | null,
  now: DateTime
) {
  if (record?.newsId === news.newsId && record.sentAt === null) return false
  if (news.kind === 'new_message') return record !== null && record.sequence > news.lastReadSequence
  if (record && now < record.at.plus({ hours: samePersonHours })) return true
  return latest !== null && now < latest.at.plus({ hours: pauseHours[news.kind] })
}
