import type { NotificationKind } from '#core/notifications/kinds'
import { mayNotify, type Wishes } from '#core/notifications/may_notify'
import type { Mail } from '#core/ports/mailer'

/**
 * What each mail is to its reader: somebody waits for it or their safety asks for it ('needed'),
 * it tells of their account ('account'), it gathers notifications ('digest', each of its lines is
 * asked for when it is put together), or it is a notification of some kind.
 */
const classes: Record<Mail['kind'], 'needed' | 'account' | 'digest' | NotificationKind> = {
  activation: 'needed',
  password_reset: 'needed',
  email_change: 'needed',
  email_changed: 'needed',
  mail_again: 'needed',
  data_ready: 'needed',
  deletion: 'needed',
  fraud: 'needed',
  returned: 'account',
  terms_changed: 'account',
  welcome: 'account',
  premium: 'account',
  receipt: 'account',
  // Whoever collects a debit has to announce it.
  debit: 'needed',
  debit_returned: 'account',
  debit_unblocked: 'account',
  transfer: 'needed',
  refund: 'account',
  refund_failed: 'account',
  surplus_refund: 'account',
  banned: 'needed',
  photo_rejected: 'account',
  report_closed: 'account',
  news: 'digest',
}

/**
 * Decides whether a mail may leave. What is needed always does: it is rare, and after a bounce the
 * only way to put things right. Mail about the account stops after a hard bounce alone; a
 * notification asks `mayNotify`.
 */
export function mayMail(kind: Mail['kind'], wishes: Wishes) {
  const meaning = classes[kind]
  if (meaning === 'needed') return true
  if (meaning === 'account') return !wishes.notificationsDisabled.includes('bounce')
  if (meaning === 'digest') return wishes.notificationsDisabled.length === 0
  return mayNotify(meaning, 'mail', wishes)
}
