import type { DateTime } from 'luxon'
import type { Token } from '#core/users/token'

export type DownloadState = 'preparing' | 'ready' | 'over'

/** Days for which the file of a data download and its link are available. */
export const downloadDays = 7

/** The minimum time between two requests. */
const requestInterval = { days: 1 }

/** The instant from which an earlier request prevents a new one. */
export function requestsCountFrom(now: DateTime) {
  return now.minus(requestInterval)
}

/**
 * The state of a data download: 'preparing' until its link has a lifetime of its own, at most until
 * the next one may be requested; 'ready' for seven days; 'over' once these have passed, or when it was
 * never prepared. Rule: docs/product/privacy.md, Data download.
 */
export function downloadState(
  { createdAt, expiresAt, usedAt }: Token,
  now: DateTime
): DownloadState {
  if (usedAt !== null) return 'over'
  if (now < expiresAt) return 'ready'
  const isUnprepared = expiresAt <= createdAt
  return isUnprepared && createdAt >= requestsCountFrom(now) ? 'preparing' : 'over'
}

/** When the file was ready, from which its days count. */
export function readyAt({ expiresAt }: Token) {
  return expiresAt.minus({ days: downloadDays })
}
