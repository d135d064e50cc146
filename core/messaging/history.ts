import type { DateTime } from 'luxon'

/**
 * The instant from which messages are shown on a site with a history of `chatHistoryDays`. As members
 * of two sites may write to each other, messages are erased only once they are older than the longest
 * history of all sites. Rule: docs/product/messaging.md, History limit.
 */
export function historyFrom(chatHistoryDays: number, now: DateTime) {
  return now.minus({ days: chatHistoryDays })
}
