import { mailDomain } from '#config/mail'
import { ticketTag } from '#core/complaints/mail/ticket_tag'
import { tagOf } from '#core/notifications/mail/mail_tag'
import type { Uses } from '#core/ports'

type Addressee = Readonly<{ userId: string; to: string; siteUrl: string }>

/** The envelope sender and the unsubscribe links of a mail, which carry the member's mail tags. */
export function taggedAddresses(ports: Uses<'secrets'>, { userId, to, siteUrl }: Addressee) {
  const owner = { userId, address: to }
  const tag = tagOf(ports, 'unsubscribe', owner)
  return {
    sender: `bounce+${tagOf(ports, 'bounce', owner)}@${mailDomain}`,
    unsubscribeUrl: `${siteUrl}/unsubscribe/${tag}`,
    unsubscribeMail: `mailto:stop+${tag}@${mailDomain}`,
  }
}

/** Where mails about a ticket are answered, and where they come back to. */
export function replyAddress(ports: Uses<'secrets'>, ticketId: string) {
  return `reply+${ticketTag(ports, ticketId)}@${mailDomain}`
}
