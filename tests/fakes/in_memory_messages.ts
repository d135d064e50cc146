import type { DateTime } from 'luxon'
import type { Message } from '#core/messaging/message'
import type { Delivery, Messages } from '#core/repositories/messages'
import { InMemoryRows, sorted } from '#tests/fakes/in_memory_rows'

export class InMemoryMessages extends InMemoryRows<Message, string, 'id'> implements Messages {
  async heldBy(senderId: string) {
    const held = this.those((message) => message.senderId === senderId && isHeld(message))
    return sorted(held, ['conversationId', 'sentAt', 'id'])
  }

  async writtenSince(senderId: string, from: DateTime) {
    const own = await this.where({ senderId, removedAt: null })
    return own.filter(({ sentAt }) => sentAt >= from)
  }

  async newest(conversationId: string, limit: number) {
    const delivered = this.those(
      (one) => one.conversationId === conversationId && one.sequence !== null
    )
    return sorted(delivered, ['sequence desc']).slice(0, limit)
  }

  deliver(id: string, delivery: Delivery) {
    return this.update(id, delivery)
  }

  takeBack(id: string, removedAt: DateTime) {
    return this.update(id, { body: '', storageKey: null, removedAt })
  }

  async takeBackHeld(conversationId: string, senderId: string, at: DateTime) {
    const own = await this.where({ conversationId, senderId })
    const held = own.filter(isHeld)
    for (const { id } of held) await this.takeBack(id, at)
    return picturesOf(held)
  }

  async eraseUpTo(conversationId: string, last: number) {
    const all = await this.where({ conversationId })
    return this.#erase(all.filter(({ sequence }) => sequence !== null && sequence <= last))
  }

  async eraseAll(conversationId: string) {
    return this.#erase(await this.where({ conversationId }))
  }

  #erase(messages: readonly Message[]) {
    for (const { id } of messages) this.rows.delete(id)
    return picturesOf(messages)
  }
}

function picturesOf(messages: readonly Message[]) {
  return messages.flatMap(({ storageKey }) => storageKey ?? [])
}

function isHeld({ deliveredAt, removedAt }: Message) {
  return deliveredAt === null && removedAt === null
}
