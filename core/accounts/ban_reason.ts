import type { ReportReason } from '#core/moderation/report'

/** Why a member is shut out. 'fraud' is told to those who wrote with them. */
export const banReasons = ['fraud', 'rules'] as const
export type BanReason = (typeof banReasons)[number]

/** What kind of ban follows from what somebody did. */
export function banReasonFor(breach: ReportReason): BanReason {
  return breach === 'scam' ? 'fraud' : 'rules'
}
