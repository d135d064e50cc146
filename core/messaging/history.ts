import type { DateTime } from 'luxon'

/**
 * The instant from which messages are shown on a site that shows `chatHistoryDays` of them. What
 * is older than the longest history of all sites is shown nowhere, and may be erased: members of
 * two sites may write to each other.
 */
export function historyFrom(chatHistoryDays: number, now: DateTime) {
  return now.minus({ days: chatHistoryDays })
}
