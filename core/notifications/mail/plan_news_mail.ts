import type { DateTime } from 'luxon'
import type { Repositories } from '#core/ports/unit_of_work'

/** The earliest that any site mails news; the job waits on where a site has it later. */
const earliestMinutes = 5

/** Minutes of absence before a member has left. */
const awayMinutes = 30

/** Whether a member who is active now comes back to the site, by when they were active before. */
export function isReturn(lastActiveAt: DateTime, now: DateTime) {
  return now > lastActiveAt.plus({ minutes: awayMinutes })
}

type Plan = Readonly<{ profileId: string; now: DateTime }>

/**
 * Plans the mail about unseen news for a member, in the unit of work that brings the news. One mail at
 * a time is planned; it includes all news until it is sent.
 * Rule: docs/product/notifications.md, News mails.
 */
export async function planNewsMail(
  repositories: Pick<Repositories, 'jobs' | 'newsMails'>,
  { profileId, now }: Plan
) {
  await postponeNewsMail(repositories, {
    profileId,
    now,
    until: now.plus({ minutes: earliestMinutes }),
  })
}

/** Plans it for a later time. */
export async function postponeNewsMail(
  { jobs, newsMails }: Pick<Repositories, 'jobs' | 'newsMails'>,
  { profileId, now, until }: Plan & Readonly<{ until: DateTime }>
) {
  const isPlanned = await newsMails.plan(profileId, { until, now })
  if (isPlanned) await jobs.add({ name: 'send_news_mail', profileId }, until)
}
