import type { DateTime } from 'luxon'
import type { PushKind } from '#core/notifications/push/when_to_push'

/** What a browser was last told about one subject: a conversation, or the member who did it. */
export type PushNote = Readonly<{
  kind: PushKind
  subjectId: string
  /** The message, or the member, that it told of. */
  newsId: string
  /** Of the message in its conversation; else 0. */
  sequence: number
  at: DateTime
  /** Empty while it is being sent. */
  sentAt: DateTime | null
}>

type News = Pick<PushNote, 'kind' | 'subjectId' | 'newsId'> & Readonly<{ lastReadSequence: number }>

/** Hours in which one member causes one push of a kind, and in which all of them cause one. */
const samePersonHours = 24
const pauseHours: Readonly<Record<Exclude<PushKind, 'new_message'>, number>> = {
  match: 0,
  new_like: 1,
  visit: 6,
}

/**
 * Whether a browser was told enough: of a
 * conversation nothing more until its member has read what they were told of; of the same person
 * once a day; of likes once an hour and of visits once in six. News that was begun and not sent
 * may be tried again. `latest` is the newest note of the kind.
 */
export function isRepeatedPush(
  news: News,
  note: PushNote | null,
  latest: PushNote | null,
  now: DateTime
) {
  if (note?.newsId === news.newsId && note.sentAt === null) return false
  if (news.kind === 'new_message') return note !== null && note.sequence > news.lastReadSequence
  if (note && now < note.at.plus({ hours: samePersonHours })) return true
  return latest !== null && now < latest.at.plus({ hours: pauseHours[news.kind] })
}
