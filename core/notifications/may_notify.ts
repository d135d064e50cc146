import type { DisabledReason } from '#core/users/user'
import type { Channel, NotificationKind } from '#core/notifications/kinds'

type Switch = Readonly<{ kind: NotificationKind; channel: Channel }>

/** A member's preferences: everything is on, except what they have switched off. */
export type NotificationPreferences = Readonly<{
  off: readonly Switch[]
  /** Why there is no mail at all; empty while there is. */
  notificationsDisabled: readonly DisabledReason[]
}>

/**
 * Whether a member may be notified of this kind through this channel: not if they have switched it
 * off, and by mail only while it is not disabled.
 * Rule: docs/product/notifications.md, Kinds and channels.
 */
export function mayNotify(
  kind: NotificationKind,
  channel: Channel,
  wishes: NotificationPreferences
) {
  if (channel === 'mail' && wishes.notificationsDisabled.length > 0) return false
  return !wishes.off.some((one) => one.kind === kind && one.channel === channel)
}
