import type { NotificationPreferences } from '#core/notifications/may_notify'

/**
 * What a mail is to its reader: somebody waits for it, the law or their safety asks for it
 * ('needed'), it is about their account ('account'), or it gathers notifications ('digest'; each of
 * them asks `mayNotify` when the mail is put together).
 */
export type MailNeed = 'needed' | 'account' | 'digest'

/**
 * Decides whether a mail may leave. What is needed always does: it is rare, and after a bounce the
 * only way to put things right. Mail about the account stops after a hard bounce alone, a digest
 * for every reason that ended notifications by mail.
 */
export function mayMail(need: MailNeed, { notificationsDisabled }: NotificationPreferences) {
  if (need === 'needed') return true
  if (need === 'account') return !notificationsDisabled.includes('bounce')
  return notificationsDisabled.length === 0
}
