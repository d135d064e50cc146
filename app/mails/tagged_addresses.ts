import { mailDomain, mailFrom } from '#config/mail'
import { ticketTag } from '#core/complaints/mail/ticket_tag'
import { tagOf } from '#core/notifications/mail/mail_tag'
import type { Uses } from '#core/ports'
import type { SiteSettings } from '#core/sites/settings/settings'

type Addressee = Readonly<{ userId: string; to: string; siteUrl: string; domain: string }>

/** Where mails of a site come from, and the domain to which they come back. */
export function sendingOf(settings: Pick<SiteSettings, 'mailDomain' | 'mailFrom'>) {
  return { from: settings.mailFrom ?? mailFrom, domain: settings.mailDomain ?? mailDomain }
}

/** The envelope sender and the unsubscribe links of a mail, which carry the member's mail tags. */
export function taggedAddresses(
  ports: Uses<'secrets'>,
  { domain, userId, to, siteUrl }: Addressee
) {
  const owner = { userId, address: to }
  const tag = tagOf(ports, 'unsubscribe', owner)
  return {
    sender: `bounce+${tagOf(ports, 'bounce', owner)}@${domain}`,
    unsubscribeUrl: `${siteUrl}/unsubscribe/${tag}`,
    unsubscribeMail: `mailto:stop+${tag}@${domain}`,
  }
}

/** Where mails about a ticket are answered, and where they come back to. */
export function replyAddress(ports: Uses<'secrets'>, number: string, domain: string) {
  return `reply+${ticketTag(ports, number)}@${domain}`
}

/** What all mails about a ticket answer to, so that programs show them as one conversation; itself no mail. */
export function threadId(number: string, domain: string) {
  return `<${number}@${domain}>`
}
