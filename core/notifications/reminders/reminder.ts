import type { DateTime } from 'luxon'
import type { NotificationKind } from '#core/notifications/kinds'
import type { Repositories } from '#core/ports/unit_of_work'

/**
 * Messages that wait unread, the end of the days to return, the last hour of the time bonus, new
 * terms, and the end of an account that nobody uses.
 */
export const reminderKinds = ['unread', 'return', 'bonus', 'terms', 'dormant'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** When a member was last reminded of something. */
export type Reminder = Readonly<{ userId: string; kind: ReminderKind; sentAt: DateTime }>

/** The switch by which members turn a reminder off. */
export type ReminderSwitch = Extract<NotificationKind, 'reminders' | 'offers'>

const mails = {
  unread: 'unread_reminder',
  return: 'return_reminder',
  bonus: 'bonus_offer',
  terms: 'terms_changed',
  dormant: 'dormant',
} as const

/** Records that a member is reminded, and queues the mail, in the unit of work that decided so. */
export async function noteReminder(
  { jobs, reminders }: Pick<Repositories, 'jobs' | 'reminders'>,
  { userId, kind, sentAt }: Reminder
) {
  const isFirst = await reminders.addUnlessKnown({ userId, kind, sentAt })
  if (!isFirst) await reminders.update({ userId, kind }, { sentAt })
  await jobs.add({ name: 'send_mail', kind: mails[kind], userId })
}
