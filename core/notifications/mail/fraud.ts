import type { DateTime } from 'luxon'

/** Minutes. Whoever was deceived by several of a gang gets one mail: they are shut out together. */
export const fraudMailDelayMinutes = 5
/** What was told before that is not counted again. */
const togetherHours = 1

/**
 * How many members that were removed for fraud one mail tells of, by the moments of those removals
 * that the reader has not seen yet and the moment this mail was planned at. 0 when there is nothing
 * to tell: all was seen, or a later mail tells of this one too.
 */
export function countUnseenFrauds(unseen: readonly DateTime[], plannedAt: DateTime): number {
  if (unseen.some((at) => at > plannedAt)) return 0
  return unseen.filter((at) => at > plannedAt.minus({ hours: togetherHours })).length
}
