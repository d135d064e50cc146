import type { DateTime } from 'luxon'
import type { Message } from '#core/messaging/message'
import { Messages, type Delivery } from '#core/ports/messages'

export class InMemoryMessages extends Messages {
  readonly rows = new Map<string, Message>()

  async findByClientId(conversationId: string, clientId: string) {
    return this.#in(conversationId).find((message) => message.clientId === clientId) ?? null
  }

  async find(conversationId: string, id: string) {
    return this.#in(conversationId).find((message) => message.id === id) ?? null
  }

  async add(message: Message) {
    const taken = this.#in(message.conversationId).some(
      ({ clientId, sequence }) =>
        clientId === message.clientId || (sequence !== null && sequence === message.sequence)
    )
    if (taken) throw new Error(`Twice in one conversation: ${message.clientId}`)
    this.rows.set(message.id, message)
  }

  async heldBy(senderId: string) {
    return [...this.rows.values()]
      .filter((message) => message.senderId === senderId && isHeld(message))
      .sort((one, other) => one.conversationId.localeCompare(other.conversationId))
  }

  async deliver(id: string, delivery: Delivery) {
    const message = this.rows.get(id)
    if (message) this.rows.set(id, { ...message, ...delivery })
  }

  async remove(id: string, removedAt: DateTime) {
    const message = this.rows.get(id)
    if (message) this.rows.set(id, { ...message, body: '', removedAt })
  }

  async removeHeld(conversationId: string, senderId: string, at: DateTime) {
    const held = this.#in(conversationId).filter((message) => message.senderId === senderId)
    for (const { id } of held.filter(isHeld)) await this.remove(id, at)
  }

  async eraseUpTo(conversationId: string, last: number) {
    for (const { id, sequence } of this.#in(conversationId)) {
      if (sequence !== null && sequence <= last) this.rows.delete(id)
    }
  }

  async eraseAll(conversationId: string) {
    for (const { id } of this.#in(conversationId)) this.rows.delete(id)
  }

  #in(conversationId: string) {
    return [...this.rows.values()].filter((message) => message.conversationId === conversationId)
  }
}

function isHeld({ sequence, removedAt }: Message) {
  return sequence === null && removedAt === null
}
