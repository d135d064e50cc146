import { type Channel, notificationKinds } from '#core/notifications/kinds'
import { mayNotify } from '#core/notifications/may_notify'
import { defaultQuietHours, hasQuietHours } from '#core/notifications/push/quiet_hours'
import NotificationSwitch from '#models/notification_switch'
import QuietHours from '#models/quiet_hours'

/** Each kind of notification, and the channels the member has switched on for it. */
export async function notificationSwitches(userId: string) {
  const { off } = await NotificationSwitch.wishesOf(userId)
  const wishes = { off, notificationsDisabled: [] }
  return notificationKinds.map((kind) => {
    const isOn = (channel: Channel) => mayNotify(kind, channel, wishes)
    return { kind, mail: isOn('mail'), push: isOn('push') }
  })
}

/** The member's quiet hours; those who have switched them off see the default ones as a suggestion. */
export async function quietHours(userId: string) {
  const stored = await QuietHours.of(userId)
  const on = hasQuietHours(stored)
  const { fromHour: from, untilHour: until } = on ? stored : defaultQuietHours
  return { on, from, until }
}
