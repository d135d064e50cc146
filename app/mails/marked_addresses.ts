import { mailDomain } from '#config/mail'
import { markOf } from '#core/notifications/mail/mail_mark'
import type { Uses } from '#core/ports'

type Addressee = Readonly<{ userId: string; to: string; siteUrl: string }>

/** Where a mail comes back to, and how its reader ends them: addresses with a mark of the member. */
export function markedAddresses(ports: Uses<'secrets'>, { userId, to, siteUrl }: Addressee) {
  const owner = { userId, address: to }
  const mark = markOf(ports, 'unsubscribe', owner)
  return {
    sender: `bounce+${markOf(ports, 'bounce', owner)}@${mailDomain}`,
    unsubscribeUrl: `${siteUrl}/unsubscribe/${mark}`,
    unsubscribeMail: `mailto:stop+${mark}@${mailDomain}`,
  }
}
