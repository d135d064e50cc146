import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Message } from '#core/messaging/message'
import { Messages, type Delivery } from '#core/ports/messages'
import MessageModel from '#models/message'

export class LucidMessages extends Messages {
  constructor(private client: TransactionClientContract) {
    super()
  }

  findByClientId(conversationId: string, clientId: string) {
    return MessageModel.query({ client: this.client }).where({ conversationId, clientId }).first()
  }

  find(conversationId: string, id: string) {
    return MessageModel.query({ client: this.client }).where({ conversationId, id }).first()
  }

  async add(message: Message) {
    await MessageModel.create(message, { client: this.client })
  }

  heldBy(senderId: string) {
    return MessageModel.query({ client: this.client })
      .where({ senderId })
      .whereNull('deliveredAt')
      .whereNull('removedAt')
      .orderBy('conversationId')
      .orderBy('sentAt')
      .orderBy('id')
  }

  async deliver(id: string, { sequence, deliveredAt }: Delivery) {
    await this.client
      .from('messages')
      .where('id', id)
      .update({ sequence, delivered_at: deliveredAt.toMillis() })
  }

  async remove(id: string, at: DateTime) {
    const removed = { body: '', removed_at: at.toMillis() }
    await this.client.from('messages').where('id', id).update(removed)
  }

  async removeHeld(conversationId: string, senderId: string, at: DateTime) {
    await this.client
      .from('messages')
      .where({ conversation_id: conversationId, sender_id: senderId })
      .whereNull('delivered_at')
      .whereNull('removed_at')
      .update({ body: '', removed_at: at.toMillis() })
  }

  async eraseUpTo(conversationId: string, sequence: number) {
    await this.client
      .from('messages')
      .where('conversation_id', conversationId)
      .where('sequence', '<=', sequence)
      .delete()
  }

  async eraseAll(conversationId: string) {
    await this.client.from('messages').where('conversation_id', conversationId).delete()
  }
}
