import type { DateTime } from 'luxon'
import { noPicture, type Message } from '#core/messaging/message'
import { Messages, type Delivery } from '#core/repositories/messages'

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
    if (message) this.rows.set(id, { ...message, body: '', ...noPicture, removedAt })
  }

  async removeHeld(conversationId: string, senderId: string, at: DateTime) {
    const own = this.#in(conversationId).filter((message) => message.senderId === senderId)
    const held = own.filter(isHeld)
    for (const { id } of held) await this.remove(id, at)
    return picturesOf(held)
  }

  async eraseUpTo(conversationId: string, last: number) {
    return this.#erase(
      this.#in(conversationId).filter(({ sequence }) => sequence !== null && sequence <= last)
    )
  }

  async eraseAll(conversationId: string) {
    return this.#erase(this.#in(conversationId))
  }

  #erase(messages: readonly Message[]) {
    for (const { id } of messages) this.rows.delete(id)
    return picturesOf(messages)
  }

  #in(conversationId: string) {
    return [...this.rows.values()].filter((message) => message.conversationId === conversationId)
  }
}

function picturesOf(messages: readonly Message[]) {
  return messages.flatMap(({ storageKey }) => storageKey ?? [])
}

function isHeld({ sequence, removedAt }: Message) {
  return sequence === null && removedAt === null
}
