import type { User } from '#core/accounts/user'
import type { ProfileStatus } from '#core/profiles/profile'

/** What a member has closed, each kept with the time of it (sections 2 and 9). */
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
  /** Mail to them is switched off, after a complaint, a bounce or an unsubscription. */
  notificationsDisabled: boolean
  /** The welcome discount is in force. */
  timeBonus: boolean
  hasMainPicture: boolean
  /** Their browser can have pushes, and was not asked yet. */
  pushAskable: boolean
}>

export type Banner = 'activation' | 'mail_off' | 'time_bonus' | 'enrich' | 'push'

/**
 * The one banner that a member gets to see, or null: first what keeps the account from working,
 * then that no mail reaches them, then what is nice to know, then that the profile has no main picture,
 * at last that there are pushes (section 2, Banners). The reminder to confirm the address cannot be dismissed; it is for
 * those whom its mail can reach.
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
