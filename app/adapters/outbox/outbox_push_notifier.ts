import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import { PushNotifier, type Push } from '#core/ports/push_notifier'
import OutboxMessage from '#models/outbox_message'

/** Records pushes instead of sending them. */
export class OutboxPushNotifier extends PushNotifier {
  async notify({ endpoint, title, body }: Push) {
    await OutboxMessage.create({
      id: uuid(),
      channel: 'push',
      recipient: endpoint.slice(0, 254),
      subject: title,
      text: body,
      sentAt: DateTime.utc(),
    })
    return 'sent' as const
  }
}
