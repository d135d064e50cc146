import type { DisabledReason } from '#core/accounts/user'

/** What a mail server says of one recipient (RFC 3464). */
export type Delivery = Readonly<{ action: string; status: string }>

/** A mail that tells how our mails fare, with every mark that was found in it. */
export type MailReport = Readonly<{ marks: readonly string[] }> &
  (
    | Readonly<{ kind: 'bounce'; deliveries: readonly Delivery[] }>
    /** RFC 5965, such as `abuse`. */
    | Readonly<{ kind: 'complaint'; feedbackType: string }>
    | Readonly<{ kind: 'unsubscribe' }>
  )

/**
 * Permanent failures that say nothing of the address: a full mailbox, a mail too large, trouble of
 * the server's own, and what its policy thinks of us (RFC 3463).
 */
const notOfTheAddress = /^5\.(2\.[234]|3\.\d+|7\.\d+)$/

/** Says whether a delivery failed for good because of its address: a hard bounce. */
export function isHardBounce({ action, status }: Delivery) {
  const failed = action.toLowerCase() === 'failed' && status.startsWith('5.')
  return failed && !notOfTheAddress.test(status)
}

/** Decides for which reason a report ends notifications by mail; null: it does not. */
export function disabledReasonOf(report: MailReport): DisabledReason | null {
  if (report.kind === 'unsubscribe') return 'listunsubscribe'
  if (report.kind === 'complaint') return isComplaint(report.feedbackType) ? 'fbl' : null
  return report.deliveries.some(isHardBounce) ? 'bounce' : null
}

/** `not-spam` and whatever a feedback loop may invent are none. */
function isComplaint(feedbackType: string) {
  return ['abuse', 'fraud', 'opt-out'].includes(feedbackType.toLowerCase())
}
