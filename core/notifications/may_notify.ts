import type { DisabledReason } from '#core/users/user'
import type { Channel, NotificationKind } from '#core/notifications/kinds'

type Switch = Readonly<{ kind: NotificationKind; channel: Channel }>

/** A switch as a member has left it. */
export type NotificationChoice = Switch & Readonly<{ isOn: boolean }>

/** Advertising, which nobody is mailed who did not ask for it. */
const offAtFirst: readonly Switch[] = [{ kind: 'offers', channel: 'mail' }]

/**
 * Whether a choice differs from what holds without one. No other needs to be stored, and a release that takes each stored
 * choice for a switch that is off reads almost all of them right.
 */
export function isOwnChoice({ channel, isOn, kind }: NotificationChoice): boolean {
  return isOn === offAtFirst.some((one) => one.kind === kind && one.channel === channel)
}

/** What is off for a member: what they switched off, and what is off until they switch it on. */
export function offBy(choices: readonly NotificationChoice[]): readonly Switch[] {
  const isChosen = (one: Switch) =>
    choices.some(({ channel, kind }) => kind === one.kind && channel === one.channel)
  return [
    ...offAtFirst.filter((one) => !isChosen(one)),
    ...choices.filter(({ isOn }) => !isOn).map(({ channel, kind }) => ({ kind, channel })),
  ]
}

/** A member's preferences: everything is on but what is off (see `offBy`). */
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
