import type { DisabledReason } from '#core/users/user'

/** A mail server's report about one recipient (RFC 3464). */
export type Delivery = Readonly<{ action: string; status: string }>

/** A report about our mails, with every tag found in it. */
export type MailReport = Readonly<{ tags: readonly string[] }> &
  (
    | Readonly<{ kind: 'bounce'; deliveries: readonly Delivery[] }>
    /** RFC 5965, such as `abuse`. */
    | Readonly<{ kind: 'complaint'; feedbackType: string }>
    | Readonly<{ kind: 'unsubscribe' }>
  )

/**
 * Permanent failures that are not of the address: a full mailbox, a mail too large, a failure of the
 * server, or its policy (RFC 3463).
 */
const notOfTheAddress = /^5\.(2\.[234]|3\.\d+|7\.\d+)$/

/** Whether a delivery failed permanently because of its address: a hard bounce. */
export function isHardBounce({ action, status }: Delivery) {
  const failed = action.toLowerCase() === 'failed' && status.startsWith('5.')
  return failed && !notOfTheAddress.test(status)
}

/** The reason for which a report disables notifications by mail; null: it does not. */
export function disabledReasonOf(report: MailReport): DisabledReason | null {
  if (report.kind === 'unsubscribe') return 'listunsubscribe'
  if (report.kind === 'complaint') return isComplaint(report.feedbackType) ? 'fbl' : null
  return report.deliveries.some(isHardBounce) ? 'bounce' : null
}

/** `not-spam` and unknown types are no complaints. */
function isComplaint(feedbackType: string) {
  return ['abuse', 'fraud', 'opt-out'].includes(feedbackType.toLowerCase())
}
