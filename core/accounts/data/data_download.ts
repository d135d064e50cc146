import type { DateTime } from 'luxon'
import type { Token } from '#core/accounts/token'

export type DownloadState = 'preparing' | 'ready' | 'over'

/** How many days a download of one's data stays: its file, and the link to it. */
export const downloadDays = 7

/** The least time between two requests for one's data. */
const pause = { days: 1 }

/** From when on a request still stands in the way of the next one. */
export function requestsCountFrom(now: DateTime) {
  return now.minus(pause)
}

/**
 * Says where a request for one's data stands (section 2, Settings): it is being made until its
 * link has days of its own, at most until the next may be asked for; then it is ready for seven
 * days. 'over' is one whose days are gone, or that was never made.
 */
export function downloadState(
  { createdAt, expiresAt, usedAt }: Token,
  now: DateTime
): DownloadState {
  if (usedAt !== null) return 'over'
  if (now < expiresAt) return 'ready'
  const unmade = expiresAt <= createdAt
  return unmade && createdAt >= requestsCountFrom(now) ? 'preparing' : 'over'
}

/** When the file was ready; its days count from then. */
export function readyAt({ expiresAt }: Token) {
  return expiresAt.minus({ days: downloadDays })
}
