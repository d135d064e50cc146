import type { User } from '#core/users/user'
import type { ProfileStatus } from '#core/profiles/profile'

/** The banners and modals that a member can dismiss; each dismissal is stored with its time. */
export const dismissalFlags = [
  'hide-disabled-notifications-alert',
  'hide-enrich-alert',
  'hide-push-notification-alert',
  'hide-site-entry-warning',
  'hide-time-bonus-banner',
  'hide-time-bonus-modal',
] as const
export type DismissalFlag = (typeof dismissalFlags)[number]

type Addressee = Readonly<{
  status: User['status']
  profileStatus: ProfileStatus
  /** Mail is disabled after a complaint, a bounce or an unsubscription. */
  notificationsDisabled: boolean
  /** The welcome discount is in force. */
  timeBonus: boolean
  hasMainPicture: boolean
  /** Their browser supports push, and was not asked yet. */
  pushAskable: boolean
}>

export type Banner = 'activation' | 'mail_off' | 'time_bonus' | 'enrich' | 'push'

/**
 * The one banner to show a member, or null, by priority: confirm the address, mail is disabled, time
 * bonus, no main picture, push offered. The reminder to confirm cannot be dismissed, and is shown only
 * to members whom its mail can reach. Rule: docs/product/notifications.md, Banners.
 */
export function bannerFor(member: Addressee, dismissed: ReadonlySet<DismissalFlag>): Banner | null {
  if (awaitsActivation(member)) return 'activation'
  const mailOff = 'hide-disabled-notifications-alert'
  if (member.notificationsDisabled && !dismissed.has(mailOff)) return 'mail_off'
  if (member.timeBonus && !dismissed.has('hide-time-bonus-banner')) return 'time_bonus'
  if (!member.hasMainPicture && !dismissed.has('hide-enrich-alert')) return 'enrich'
  return member.pushAskable && !dismissed.has('hide-push-notification-alert') ? 'push' : null
}

function awaitsActivation({ status, profileStatus, notificationsDisabled }: Addressee) {
  return status === 'not_confirmed' && profileStatus === 'disabled' && !notificationsDisabled
}
