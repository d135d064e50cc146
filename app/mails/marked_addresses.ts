import { appUrl } from '#config/app'
import { mailDomain } from '#config/mail'
import { markOf } from '#core/notifications/mail/mail_mark'
import type { Uses } from '#core/ports'

/** Where a mail comes back to, and how its reader ends them: addresses with a mark of the member. */
export function markedAddresses(
  ports: Uses<'secrets'>,
  { userId, to }: Readonly<{ userId: string; to: string }>
) {
  const owner = { userId, address: to }
  const mark = markOf(ports, 'unsubscribe', owner)
  return {
    sender: `bounce+${markOf(ports, 'bounce', owner)}@${mailDomain}`,
    unsubscribeUrl: `${appUrl}/unsubscribe/${mark}`,
    unsubscribeMail: `mailto:stop+${mark}@${mailDomain}`,
  }
}
