import { inject } from '@adonisjs/core'
import { Ports } from '#core/ports'
import type { EventNamed } from '#core/ports/events'
import { planPush } from '#listeners/push/plan_push'

/** Pushes a message to the recipient's browsers. */
@inject()
export default class PushMessage {
  constructor(private ports: Ports) {}

  async handle({ conversationId, messageId, recipientId }: EventNamed<'message_sent'>) {
    const news = { kind: 'new_message', subjectId: conversationId, newsId: messageId } as const
    await planPush(this.ports, recipientId, news)
  }
}
