import type { DisabledReason } from '#core/accounts/user'
import type { Channel, NotificationKind } from '#core/notifications/kinds'

type Switch = Readonly<{ kind: NotificationKind; channel: Channel }>

/** What a member wants to hear: everything, but for what they have switched off. */
export type NotificationPreferences = Readonly<{
  off: readonly Switch[]
  /** Why there is no mail at all; empty while there is. */
  notificationsDisabled: readonly DisabledReason[]
}>

/**
 * Decides whether a member may be told of something in this way (section 2, notification
 * preferences): never against their switch, and by mail only while mail is not disabled.
 */
export function mayNotify(
  kind: NotificationKind,
  channel: Channel,
  wishes: NotificationPreferences
) {
  if (channel === 'mail' && wishes.notificationsDisabled.length > 0) return false
  return !wishes.off.some((one) => one.kind === kind && one.channel === channel)
}
