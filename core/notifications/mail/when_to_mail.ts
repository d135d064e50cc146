import { DateTime } from 'luxon'
import type { News } from '#core/notifications/mail/news'
import type { SiteSettings } from '#core/sites/settings/settings'

/** The least hours between the last mail and visits alone. */
const pauseOfVisits = 24

type Pauses = Pick<SiteSettings, 'newsMailPauseHours' | 'newsMailWaitMinutes'>

type Decision =
  Readonly<{ act: 'send' }> | Readonly<{ act: 'drop' }> | Readonly<{ act: 'wait'; until: DateTime }>

/**
 * What to do with the planned mail about unseen news: dropped when there is none, postponed until the
 * oldest news and the last mail are as old as the site has it (a day for visits alone), else sent.
 * Rule: docs/product/notifications.md, News mails.
 */
export function whenToMail(
  news: readonly Pick<News, 'kind' | 'since'>[],
  lastMailAt: DateTime | null,
  pauses: Pauses,
  now: DateTime
): Decision {
  const until = DateTime.min(...news.map((one) => dueAt(one, lastMailAt, pauses)))
  if (!until) return { act: 'drop' }
  return now < until ? { act: 'wait', until } : { act: 'send' }
}

function dueAt(
  { kind, since }: Pick<News, 'kind' | 'since'>,
  lastMailAt: DateTime | null,
  { newsMailPauseHours, newsMailWaitMinutes }: Pauses
) {
  const waited = since.plus({ minutes: newsMailWaitMinutes })
  const hours = Math.max(newsMailPauseHours, kind === 'visit' ? pauseOfVisits : 0)
  const afterPause = lastMailAt?.plus({ hours }) ?? waited
  return DateTime.max(waited, afterPause)
}
