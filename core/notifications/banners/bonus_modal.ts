import type { DismissalFlag } from '#core/notifications/banners/banner'

const secondsUntilModal = 40

/** Searching, profiles, the overviews of chats and likes, premium (section 2). */
const membersArea = /^\/(members(\/[^/]+)?|chats|likes(\/[^/]+|\/m\/[^/]+)?|premium)$/

type Situation = Readonly<{
  /** Of the page, without its query. */
  path: string
  credits: number
  /** The welcome discount is in force. */
  timeBonus: boolean
}>

/**
 * After how many seconds in the members area the modal of the time bonus comes up, or null: only
 * for who has no credits while the bonus is visible, until they close it (section 4). An open
 * conversation is no part of that area: nothing lays itself over what somebody writes.
 */
export function secondsUntilBonusModal(
  { path, credits, timeBonus }: Situation,
  dismissed: ReadonlySet<DismissalFlag>
): number | null {
  if (!timeBonus || credits > 0 || dismissed.has('hide-time-bonus-modal')) return null
  return membersArea.test(path) ? secondsUntilModal : null
}
