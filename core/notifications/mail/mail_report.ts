import type { Delivery } from '#core/notifications/mail/bounces/delivery'
import { verdictOf } from '#core/notifications/mail/bounces/verdict'
import type { DisabledReason } from '#core/users/user'

/** A report about one of our mails, with every tag found in it. */
export type MailReport = Readonly<{ tags: readonly string[] }> &
  (
    | Readonly<{ kind: 'bounce'; delivery: Delivery }>
    /** RFC 5965, such as `abuse`. */
    | Readonly<{ kind: 'complaint'; feedbackType: string }>
    | Readonly<{ kind: 'unsubscribe' }>
  )

/**
 * What follows from a report: notifications by mail are disabled at once, for a reason; a soft bounce
 * counts; or the operator is told of mail that was refused because of the site itself.
 */
export type ReportOutcome = DisabledReason | 'soft_bounce' | 'mail_refused'

/** What follows from a report; null: nothing. */
export function outcomeOf(report: MailReport): ReportOutcome | null {
  if (report.kind === 'unsubscribe') return 'listunsubscribe'
  if (report.kind === 'complaint') return isComplaint(report.feedbackType) ? 'fbl' : null
  const verdict = verdictOf(report.delivery)
  return verdict && bounceOutcomes[verdict]
}

const bounceOutcomes = { hard: 'bounce', soft: 'soft_bounce', sender: 'mail_refused' } as const

/** `not-spam` and unknown types are no complaints. */
function isComplaint(feedbackType: string) {
  return ['abuse', 'fraud', 'opt-out'].includes(feedbackType.toLowerCase())
}
