import type { DateTime } from 'luxon'
import { waitMinutes } from '#core/notifications/mail/when_to_mail'
import type { Repositories } from '#core/ports/unit_of_work'

type Plan = Readonly<{ profileId: string; now: DateTime }>

/**
 * Sees to it that a member who does not look at the site hears by mail of what just came to them:
 * part of the unit of work that brought it. One plan at a time: it tells of all that comes until
 * then.
 */
export async function planNewsMail(
  repositories: Pick<Repositories, 'jobs' | 'newsMails'>,
  { profileId, now }: Plan
) {
  await postponeNewsMail(repositories, {
    profileId,
    now,
    until: now.plus({ minutes: waitMinutes }),
  })
}

/** The same for a mail that has to wait longer. */
export async function postponeNewsMail(
  { jobs, newsMails }: Pick<Repositories, 'jobs' | 'newsMails'>,
  { profileId, now, until }: Plan & Readonly<{ until: DateTime }>
) {
  const isPlanned = await newsMails.plan(profileId, { until, now })
  if (isPlanned) await jobs.add({ name: 'send_news_mail', profileId }, until)
}
