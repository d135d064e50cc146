import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import OutboxMessage from '#models/outbox_message'

/** Stores mails in the database instead of sending them, so that the demo needs no mail server. */
export class OutboxTransport implements MailTransportContract {
  async send(message: NodeMailerMessage) {
    const id = uuid()
    const recipients = (message.to ?? []).map(addressOf)
    await OutboxMessage.create({
      id,
      channel: 'mail',
      recipient: recipients.join(', '),
      subject: message.subject ?? '',
      text: [message.text, ...attachmentsOf(message)].map(textOf).join('\n\n'),
      html: message.html ? textOf(message.html) : null,
      sentAt: DateTime.utc(),
    })
    return new MailResponse(id, { from: false, to: recipients }, {})
  }
}

/** Shown below the text. */
function attachmentsOf({ attachments = [] }: NodeMailerMessage) {
  return attachments.map(({ content }) => content as NodeMailerMessage['text'])
}

function addressOf(recipient: string | { address: string }) {
  return typeof recipient === 'string' ? recipient : recipient.address
}

function textOf(part: NodeMailerMessage['text'] | NodeMailerMessage['html']) {
  return typeof part === 'string' ? part : String(part ?? '')
}
