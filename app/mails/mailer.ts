import { inject } from '@adonisjs/core'
import mail from '@adonisjs/mail/services/main'
import type { Message } from '@adonisjs/mail'
import type { MailersList } from '@adonisjs/mail/types'
import { mayNotify } from '#core/notifications/may_notify'
import { mayMail } from '#core/notifications/mail/may_mail'
import { Ports } from '#core/ports'
import type { Mail } from '#mails/mail'
import { neutral } from '#mails/neutral'
import { plainText } from '#mails/plain_text'
import { sendingOf, taggedAddresses } from '#mails/tagged_addresses'
import type { Reader } from '#mails/reader'
import { type Recipient, type WrittenMail, writeMail } from '#mails/write_mail'
import MailWish from '#models/mail_wish'
import NotificationSwitch from '#models/notification_switch'

/** Renders and sends mails. Every mail leaves here, so here `mayMail` decides. */
@inject()
export class Mailer {
  /** The default mailer of config/mail. */
  protected readonly transport?: keyof MailersList

  constructor(private ports: Ports) {}

  /** Returns whether it was sent. */
  async send<Facts extends object>(definition: Mail<Facts>, reader: Reader, facts: Facts) {
    const { need, notification } = definition
    const { userId } = reader
    const wishes = await NotificationSwitch.wishesOf(userId)
    if (!mayMail(need, wishes)) return false
    if (notification && !mayNotify(notification, 'mail', wishes)) return false
    const written = await writeAsWished(definition, reader, facts)
    const { sender, siteUrl, supportEmail, text } = written
    const to = definition.to?.(facts) ?? reader.email
    const { domain, from } = sendingOf(reader.settings)
    const addresses = taggedAddresses(this.ports, { domain, userId, to, siteUrl })
    const isDigest = need === 'digest'
    const stop = isDigest
      ? [
          { words: text('mails.news_settings'), link: `${siteUrl}/notifications` },
          { words: text('mails.stop_these'), link: addresses.unsubscribeUrl },
        ]
      : []
    await mail.use(this.transport).send((message) => {
      draw(message, written, stop)
      message
        .envelope({ from: addresses.sender, to })
        .header('Auto-Submitted', 'auto-generated')
        .from(from, sender)
        .replyTo(supportEmail)
        .to(to)
      // A reader who presses that button of a program beside a receipt would lose the news, and get receipts on.
      if (isDigest) {
        const unsubscribe = [addresses.unsubscribeUrl, addresses.unsubscribeMail]
        message.listUnsubscribe([unsubscribe], { oneClick: true })
      }
    })
    return true
  }

  /**
   * Answers somebody who wrote to the site and may be no member: no switch keeps it back, and there
   * is nothing to unsubscribe from. It is answered at, and comes back to, `address`.
   */
  async sendToPerson<Facts extends object>(
    definition: Mail<Facts>,
    to: Recipient,
    { address, facts, headers }: Envelope<Facts>
  ) {
    const written = await writeAsWished(definition, to, facts)
    await mail.use(this.transport).send((message) => {
      draw(message, written)
      message
        .envelope({ from: address, to: to.email })
        .from(sendingOf(to.settings).from, written.sender)
        .replyTo(address)
        .to(to.email)
      for (const [name, value] of headers) message.header(name, value)
    })
  }
}

type Envelope<Facts> = Readonly<{
  facts: Facts
  address: string
  headers: readonly (readonly [name: string, value: string])[]
}>

/** Whoever asked for neutral mails gets each of them so, from a sender that tells as little. */
async function writeAsWished<Facts extends object>(
  definition: Mail<Facts>,
  to: Recipient,
  facts: Facts
) {
  const written = await writeMail(definition, to, facts)
  const isNeutral = to.userId !== null && (await MailWish.of(to.userId)).isNeutral
  if (!isNeutral) return { ...written, sender: written.site }
  const sender = to.settings.mailSender ?? written.site
  return { ...neutral(definition.topic, written), sender }
}

type Stop = Parameters<typeof plainText>[1]

function draw(message: Message, written: WrittenMail, stop: Stop = []) {
  message
    .subject(written.subject)
    .htmlView('mails/mail', { ...written, stop })
    .text(plainText(written, stop))
  for (const { name, text } of written.attached) {
    message.attachData(Buffer.from(text), {
      filename: name,
      contentType: 'text/plain; charset=utf-8',
    })
  }
}
