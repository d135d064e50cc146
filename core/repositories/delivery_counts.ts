import type { DateTime } from 'luxon'

/**
 * What became of a push or a mail: sent; refused, or given up after the last attempt; its browser takes
 * no more; or it came back, or was complained of, so that its reader gets no more mail.
 */
export type DeliveryOutcome =
  'push_sent' | 'push_failed' | 'push_ended' | 'mail_bounced' | 'mail_complained'

/** How often each outcome came on each day (UTC). */
export abstract class DeliveryCounts {
  abstract add(outcome: DeliveryOutcome, at: DateTime): Promise<void>
}
