import type { DateTime } from 'luxon'

/** Minutes before the mail is sent, so that bans of several fraudsters make one mail. */
export const fraudMailDelayMinutes = 5
/** Bans longer ago were counted by an earlier mail. */
const countedHours = 1

/**
 * How many bans for fraud one mail reports, from the times of those that the reader has not seen and
 * the time this mail was planned. 0 when all were seen, or when a later mail includes them.
 * Rule: docs/product/notifications.md, Fraud mails.
 */
export function countUnseenFrauds(unseen: readonly DateTime[], plannedAt: DateTime): number {
  if (unseen.some((at) => at > plannedAt)) return 0
  return unseen.filter((at) => at > plannedAt.minus({ hours: countedHours })).length
}
