import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import { SmsSender, type Sms, type SmsOutcome } from '#core/ports/sms_sender'
import OutboxMessage from '#models/outbox_message'

export class OutboxSmsSender extends SmsSender {
  async send({ to, text }: Sms): Promise<SmsOutcome> {
    await OutboxMessage.create({
      id: uuid(),
      channel: 'sms',
      recipient: to,
      subject: '',
      text,
      sentAt: DateTime.utc(),
    })
    return 'sent'
  }
}
