import { DateTime } from 'luxon'
import type { News, NewsKind } from '#core/notifications/mail/news'

/** Minutes in which news may be seen on the site before it is mailed. */
export const waitMinutes = 5

/** Minimum hours between the last mail and news of a kind. */
const pauseHours: Readonly<Record<NewsKind, number>> = {
  new_message: 1,
  new_like: 1,
  match: 1,
  visit: 24,
}

type Decision =
  Readonly<{ act: 'send' }> | Readonly<{ act: 'drop' }> | Readonly<{ act: 'wait'; until: DateTime }>

/**
 * What to do with the planned mail about unseen news: dropped when there is none, postponed until the
 * oldest news is five minutes old and the last mail an hour (a day for visits alone), else sent.
 * Rule: docs/product/notifications.md, News mails.
 */
export function whenToMail(
  news: readonly Pick<News, 'kind' | 'since'>[],
  lastMailAt: DateTime | null,
  now: DateTime
): Decision {
  const until = DateTime.min(...news.map((one) => dueAt(one, lastMailAt)))
  if (!until) return { act: 'drop' }
  return now < until ? { act: 'wait', until } : { act: 'send' }
}

function dueAt({ kind, since }: Pick<News, 'kind' | 'since'>, lastMailAt: DateTime | null) {
  const waited = since.plus({ minutes: waitMinutes })
  const afterPause = lastMailAt?.plus({ hours: pauseHours[kind] }) ?? waited
  return DateTime.max(waited, afterPause)
}
