import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Message } from '#core/messaging/message'
import { Messages, type Delivery } from '#core/repositories/messages'
import { plainOf, storedOf } from '#adapters/lucid/plain'
import MessageModel from '#models/message'

export class LucidMessages extends Messages {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async findByClientId(conversationId: string, clientId: string) {
    const row = await this.#in(conversationId).where('client_id', clientId).first()
    return plainOf(MessageModel, row)
  }

  find(conversationId: string, id: string) {
    return MessageModel.query({ client: this.client }).where({ conversationId, id }).first()
  }

  async add(message: Message) {
    await this.client.table('messages').insert(storedOf(MessageModel, message))
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
    await this.client.from('messages').where('id', id).update(removedAt(at))
  }

  async removeHeld(conversationId: string, senderId: string, at: DateTime) {
    const held = this.#in(conversationId)
      .where('sender_id', senderId)
      .whereNull('delivered_at')
      .whereNull('removed_at')
    const pictures = await picturesOf(held)
    await held.update(removedAt(at))
    return pictures
  }

  async eraseUpTo(conversationId: string, sequence: number) {
    return erase(this.#in(conversationId).where('sequence', '<=', sequence))
  }

  async eraseAll(conversationId: string) {
    return erase(this.#in(conversationId))
  }

  #in(conversationId: string) {
    return this.client.from('messages').where('conversation_id', conversationId)
  }
}

type Rows = ReturnType<TransactionClientContract['from']>

function removedAt(at: DateTime) {
  return { body: '', storage_key: null, removed_at: at.toMillis() }
}

async function erase(messages: Rows) {
  const pictures = await picturesOf(messages)
  await messages.delete()
  return pictures
}

async function picturesOf(messages: Rows): Promise<string[]> {
  const rows = await messages.clone().whereNotNull('storage_key').select('storage_key')
  return rows.map(({ storage_key: storageKey }) => String(storageKey))
}
