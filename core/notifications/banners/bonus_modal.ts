import type { DismissalFlag } from '#core/notifications/banners/banner'

const secondsUntilModal = 40

/** Search, profiles, the overviews of conversations and likes, and the premium page. */
const membersArea = /^\/(members(\/[^/]+)?|chats|likes(\/[^/]+|\/m\/[^/]+)?|premium)$/

type Situation = Readonly<{
  /** Path of the page, without a query. */
  path: string
  credits: number
  /** The welcome discount is in force. */
  timeBonus: boolean
}>

/**
 * Seconds in the members area after which the modal of the time bonus opens, or null: only for members
 * without credits while the bonus is in force, until dismissed. Never in an open conversation, where
 * it would cover what somebody writes. Rule: docs/product/payments.md, Time bonus.
 */
export function secondsUntilBonusModal(
  { path, credits, timeBonus }: Situation,
  dismissed: ReadonlySet<DismissalFlag>
): number | null {
  if (!timeBonus || credits > 0 || dismissed.has('hide-time-bonus-modal')) return null
  return membersArea.test(path) ? secondsUntilModal : null
}
