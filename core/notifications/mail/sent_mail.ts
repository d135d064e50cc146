import type { DateTime } from 'luxon'

/** Days for which it is kept that a mail was sent, or came back. */
export const sentMailDays = 90

/**
 * The instant from which it is kept which mails were sent to a member, and which came back; what is older
 * is removed. Rule: docs/product/privacy.md, Retention.
 */
export function sentMailsKeptFrom(now: DateTime) {
  return now.minus({ days: sentMailDays })
}
