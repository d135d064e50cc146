import type { DateTime } from 'luxon'
import { noteReminder } from '#core/notifications/reminders/reminder'
import type { Uses } from '#core/ports'

type Unread = Readonly<{
  userId: string
  /** When the newest of the messages arrived that have waited long enough. */
  arrivedAt: DateTime
}>

type Situation = Pick<Unread, 'arrivedAt'> & Readonly<{ lastActiveAt: DateTime }>

/**
 * Whether a member with unread messages may be reminded: of no message twice, and not again until they
 * have come back to the site.
 */
export function mayRemindOfUnread(
  lastReminderAt: DateTime | null,
  { arrivedAt, lastActiveAt }: Situation
) {
  if (lastReminderAt === null) return true
  return lastReminderAt < lastActiveAt && lastReminderAt < arrivedAt
}

/**
 * Reminds an active member of messages of real members that have been unread for as many days as
 * their site has it. Returns whether it did. Rule: docs/product/notifications.md, Reminders and offers.
 */
export async function remindOfUnread(
  { clock, events, unitOfWork }: Uses<'clock' | 'events' | 'unitOfWork'>,
  { userId, arrivedAt }: Unread
) {
  const profileId = await unitOfWork.run(async (repositories) => {
    const { profiles, reminders, users } = repositories
    const user = await users.lock(userId)
    const profile = await profiles.first({ userId })
    if (user?.status !== 'active' || !profile) return null
    const last = await reminders.find({ userId, kind: 'unread' })
    const { lastActiveAt } = profile
    if (!mayRemindOfUnread(last?.sentAt ?? null, { arrivedAt, lastActiveAt })) return null
    await noteReminder(repositories, { userId, kind: 'unread', sentAt: clock.now() })
    return profile.id
  })
  if (profileId) await events.publish({ name: 'reminded', profileId, kind: 'reminders' })
  return profileId !== null
}
