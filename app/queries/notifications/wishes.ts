import type { Wishes } from '#core/notifications/may_notify'
import NotificationSwitch from '#models/notification_switch'
import User from '#models/user'

/** What a member wants to hear; ask `mayNotify` with it before any notification. */
export async function wishesOf(userId: string): Promise<Wishes> {
  const [user, off] = await Promise.all([
    User.findOrFail(userId),
    NotificationSwitch.query().where({ userId }),
  ])
  return {
    off: off.map(({ kind, channel }) => ({ kind, channel })),
    notificationsDisabled: user.notificationsDisabled,
  }
}
