import type { DateTime } from 'luxon'
import type { User } from '#core/users/user'
import type { ProfileStatus } from '#core/profiles/profile'

/** The banners and modals that a member can dismiss; each dismissal is stored with its time. */
export const dismissalFlags = [
  'hide-activation-reminder',
  'hide-claim-alert',
  'hide-disabled-notifications-alert',
  'hide-enrich-alert',
  'hide-push-notification-alert',
  'hide-site-entry-warning',
  'hide-terms-alert',
  'hide-time-bonus-banner',
  'hide-time-bonus-modal',
] as const
export type DismissalFlag = (typeof dismissalFlags)[number]

/** Hours until what must not be forgotten returns; the other dismissals last. */
const returnHours = 24
const returning: readonly DismissalFlag[] = [
  'hide-activation-reminder',
  'hide-claim-alert',
  'hide-terms-alert',
]

/** Whether a dismissal of this time is still in force. */
export function isStillDismissed(flag: DismissalFlag, dismissedAt: DateTime, now: DateTime) {
  if (!returning.includes(flag)) return true
  return now < dismissedAt.plus({ hours: returnHours })
}

type Addressee = Readonly<{
  status: User['status']
  profileStatus: ProfileStatus
  /** They owe us money: see `Claim`. */
  owes: boolean
  /** New terms are announced that they have not agreed to. */
  termsToCome: boolean
  /** They are to be asked for a consent. */
  hasOpenQuestions: boolean
  /** Mail is disabled after a complaint, a bounce or an unsubscription. */
  notificationsDisabled: boolean
  /** The welcome discount is in force. */
  timeBonus: boolean
  hasMainPicture: boolean
  /** Their browser supports push, and was not asked yet. */
  pushAskable: boolean
}>

export type Banner =
  'claim' | 'terms' | 'consents' | 'activation' | 'mail_off' | 'time_bonus' | 'enrich' | 'push'

/** By priority; what has no flag is there again on the next page, until it is answered. */
const flags: Readonly<Record<Banner, DismissalFlag | null>> = {
  claim: 'hide-claim-alert',
  terms: 'hide-terms-alert',
  consents: null,
  activation: 'hide-activation-reminder',
  mail_off: 'hide-disabled-notifications-alert',
  time_bonus: 'hide-time-bonus-banner',
  enrich: 'hide-enrich-alert',
  push: 'hide-push-notification-alert',
}
const byPriority = Object.keys(flags) as Banner[]

/** Paths that say the same themselves. */
const saidOn: Readonly<Partial<Record<Banner, RegExp>>> = {
  consents: /^\/profile\/privacy$/,
  time_bonus: /^\/credits(\/|$)/,
  enrich: /^\/profile(\/|$)/,
  push: /^\/notifications$/,
}

const mostBanners = 2

/**
 * The banners to show a member on the page at `path`: at most two, by priority: money owed, new terms, consents asked
 * for, confirm the address, mail is disabled, time bonus, no main picture, push offered. None takes the place of the time bonus,
 * as it ends. The reminder to confirm is shown only to members whom its mail can reach.
 * Rule: docs/product/notifications.md, Banners.
 */
export function bannersFor(
  member: Addressee,
  path: string,
  dismissed: ReadonlySet<DismissalFlag>
): Banner[] {
  const isDismissed = (flag: DismissalFlag | null) => flag !== null && dismissed.has(flag)
  const shown = byPriority.filter(
    (banner) =>
      applies(banner, member) && !isDismissed(flags[banner]) && !saidOn[banner]?.test(path)
  )
  const others = shown.filter((banner) => banner !== 'time_bonus')
  const room = shown.length - others.length
  const chosen = others.slice(0, mostBanners - room)
  return shown.filter((banner) => banner === 'time_bonus' || chosen.includes(banner))
}

function applies(banner: Banner, member: Addressee) {
  switch (banner) {
    case 'claim':
      return member.owes
    case 'terms':
      return member.termsToCome
    case 'consents':
      return member.hasOpenQuestions
    case 'activation':
      return awaitsActivation(member)
    case 'mail_off':
      return member.notificationsDisabled
    case 'time_bonus':
      return member.timeBonus
    case 'enrich':
      return !member.hasMainPicture
    case 'push':
      return member.pushAskable
  }
}

function awaitsActivation({ status, profileStatus, notificationsDisabled }: Addressee) {
  return status === 'not_confirmed' && profileStatus === 'disabled' && !notificationsDisabled
}
