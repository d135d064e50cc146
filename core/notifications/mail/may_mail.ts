import type { NotificationPreferences } from '#core/notifications/may_notify'

/**
 * The class of a mail: requested by its reader, or required by law or for safety ('needed'), about
 * the account ('account'), or a collection of notifications ('digest'; `mayNotify` decides about
 * each of them when the mail is composed).
 */
export type MailNeed = 'needed' | 'account' | 'digest'

/**
 * Decides whether a mail may be sent. A needed mail always may: it is rare, and after a bounce the
 * only way to recover. Account mail stops after a hard bounce only, a digest after anything that
 * disabled notifications by mail.
 */
export function mayMail(need: MailNeed, { notificationsDisabled }: NotificationPreferences) {
  if (need === 'needed') return true
  if (need === 'account') return !notificationsDisabled.includes('bounce')
  return notificationsDisabled.length === 0
}
