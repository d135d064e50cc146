import type { Knex } from 'knex'
import type { DateTime } from 'luxon'
import type { Message } from '#core/messaging/message'
import type { Delivery, Messages } from '#core/repositories/messages'
import type { Order } from '#core/repositories/rows'
import { unlessTaken } from '#adapters/lucid/conflicts'
import { LucidRows } from '#adapters/lucid/lucid_rows'

export class LucidMessages extends LucidRows<Message, string, 'id'> implements Messages {
  /** PostgreSQL has no key of all months by which it could ignore a conflict. */
  addUnlessKnown(row: Message) {
    return unlessTaken(this.client, (savepoint) =>
      new LucidMessages(savepoint, this.stored).add(row)
    )
  }

  async put(row: Message) {
    const { id, ...changes } = row
    if (!(await this.addUnlessKnown(row))) await this.update(id, changes)
  }

  heldBy(senderId: string) {
    return this.where(
      { senderId, deliveredAt: null, removedAt: null },
      'conversationId',
      'sentAt',
      'id'
    )
  }

  /** By the conversations that the sender is in, as no index has all messages by their sender. */
  writtenSince(senderId: string, from: DateTime) {
    const entered = this.client
      .knexQuery()
      .from('participants')
      .where('profile_id', senderId)
      .select('conversation_id')
    const written = this.matching({ senderId, removedAt: null })
    return this.readAll(
      written.whereIn('conversation_id', entered).where('sent_at', '>=', from.toMillis())
    )
  }

  newest(conversationId: string, limit: number) {
    const delivered = this.matching({ conversationId }, ['sequence desc'])
    return this.readAll(delivered.whereNotNull('sequence').limit(limit))
  }

  deliver(id: string, delivery: Delivery) {
    return this.update(id, delivery)
  }

  /** Planned once, and not for all months each time. */
  protected override matching(match: Partial<Message>, order: readonly Order<Message>[] = []) {
    return super.matching(match, order).options({ prepared: true })
  }

  takeBack(id: string, removedAt: DateTime) {
    return this.update(id, { ...withoutWords, removedAt })
  }

  async takeBackHeld(conversationId: string, senderId: string, removedAt: DateTime) {
    const held = this.matching({ conversationId, senderId, deliveredAt: null, removedAt: null })
    const pictures = await picturesOf(held)
    await held.update(this.stored.write({ ...withoutWords, removedAt }))
    return pictures
  }

  eraseUpTo(conversationId: string, sequence: number) {
    return erase(this.matching({ conversationId }).where('sequence', '<=', sequence))
  }

  eraseAll(conversationId: string) {
    return erase(this.matching({ conversationId }))
  }
}

const withoutWords = { body: '', storageKey: null }

async function erase(messages: Knex.QueryBuilder) {
  const pictures = await picturesOf(messages)
  await messages.delete()
  return pictures
}

function picturesOf(messages: Knex.QueryBuilder): Promise<string[]> {
  return messages.clone().whereNotNull('storage_key').pluck('storage_key')
}
