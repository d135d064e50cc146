import { DateTime } from 'luxon'
import type { News, NewsKind } from '#core/notifications/mail/news'

/** News may be seen on the site before it is mailed (decisions, Notifications). */
export const waitMinutes = 5

/** Hours since the last mail after which a kind asks for one; visits alone wait for a day. */
const pauseHours: Readonly<Record<NewsKind, number>> = {
  new_message: 1,
  new_like: 1,
  match: 1,
  visit: 24,
}

type Decision =
  Readonly<{ act: 'send' }> | Readonly<{ act: 'drop' }> | Readonly<{ act: 'wait'; until: DateTime }>

/**
 * Decides what becomes of the mail about what a member has not seen: dropped when nothing is left
 * to tell, put off until the oldest news has waited for five minutes and the last mail is an hour
 * old; then one mail tells all.
 */
export function whenToMail(
  news: readonly Pick<News, 'kind' | 'since'>[],
  lastMailAt: DateTime | null,
  now: DateTime
): Decision {
  const until = DateTime.min(...news.map((one) => ripeAt(one, lastMailAt)))
  if (!until) return { act: 'drop' }
  return now < until ? { act: 'wait', until } : { act: 'send' }
}

function ripeAt({ kind, since }: Pick<News, 'kind' | 'since'>, lastMailAt: DateTime | null) {
  const waited = since.plus({ minutes: waitMinutes })
  const rested = lastMailAt?.plus({ hours: pauseHours[kind] }) ?? waited
  return DateTime.max(waited, rested)
}
