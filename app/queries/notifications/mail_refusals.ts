import type { DateTime } from 'luxon'
import { mailRefusalsCountFrom } from '#core/notifications/mail/bounces/mail_refusal'
import MailRefusal from '#models/mail_refusal'

/** Which providers refuse the site's mail, and why, the latest first. */
export function mailRefusals(now: DateTime): Promise<MailRefusal[]> {
  return MailRefusal.query()
    .where('last_at', '>=', mailRefusalsCountFrom(now).toMillis())
    .orderBy('last_at', 'desc')
    .orderBy('domain')
}
