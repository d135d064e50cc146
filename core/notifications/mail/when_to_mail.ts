import { DateTime } from 'luxon'
import type { News } from '#core/notifications/mail/news'
import type { MailPace } from '#core/notifications/mail/mail_wish'
import { type QuietHours, quietUntil } from '#core/notifications/push/quiet_hours'
import type { SiteSettings } from '#core/sites/settings/settings'

/** The least hours between the last mail and visits alone, and between the mails of who wants them daily. */
const day = 24
/** The least hours after the second, third and every later mail that brought nobody back. */
const pausesOfUnanswered = [6, day, 7 * day]
/** The last mail until its reader is back: by these pauses four weeks after the first. */
const lastUnanswered = 8

type Pauses = Pick<SiteSettings, 'newsMailPauseHours' | 'newsMailWaitMinutes'>

/** The reader of news mails. */
export type NewsReader = Readonly<{
  lastMailAt: DateTime | null
  /** How many were sent since they were last on the site. */
  unanswered: number
  pace: MailPace
  quietHours: QuietHours
  timeZone: string
}>

type Decision =
  | Readonly<{ act: 'send'; isLast: boolean }>
  | Readonly<{ act: 'drop' }>
  | Readonly<{ act: 'wait'; until: DateTime }>

/**
 * What to do with the planned mail about unseen news: dropped when there is none, or eight mails brought the
 * reader not back; postponed until the oldest news and the last mail are old enough, and over the reader's
 * quiet hours; else sent, and said to be the last where it is. The pause is that of the site (a day for visits
 * alone, and by choice), and grows with every mail that did not bring the reader back.
 * Rule: docs/product/notifications.md, News mails.
 */
export function whenToMail(
  news: readonly Pick<News, 'kind' | 'since'>[],
  reader: NewsReader,
  pauses: Pauses,
  now: DateTime
): Decision {
  const due = DateTime.min(...news.map((one) => dueAt(one, reader, pauses)))
  if (!due || reader.unanswered >= lastUnanswered) return { act: 'drop' }
  const { quietHours, timeZone } = reader
  const until = quietUntil(quietHours, DateTime.max(due, now), timeZone) ?? due
  if (now < until) return { act: 'wait', until }
  return { act: 'send', isLast: reader.unanswered + 1 === lastUnanswered }
}

function dueAt(
  { kind, since }: Pick<News, 'kind' | 'since'>,
  { lastMailAt, pace, unanswered }: NewsReader,
  { newsMailPauseHours, newsMailWaitMinutes }: Pauses
) {
  const waited = since.plus({ minutes: newsMailWaitMinutes })
  const hours = Math.max(
    newsMailPauseHours,
    kind === 'visit' || pace === 'daily' ? day : 0,
    pausesOfUnanswered[Math.min(unanswered, pausesOfUnanswered.length + 1) - 2] ?? 0
  )
  const afterPause = lastMailAt?.plus({ hours }) ?? waited
  return DateTime.max(waited, afterPause)
}
