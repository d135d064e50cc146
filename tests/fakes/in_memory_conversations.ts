import type { DateTime } from 'luxon'
import type { SignKind } from '#core/messaging/signs/sign'
import { pairOf, type Conversation, type Participant } from '#core/messaging/conversation'
import type { Conversations, LastMessage } from '#core/repositories/conversations'
import type { Keys } from '#core/repositories/rows'
import type { InMemoryMessages } from '#tests/fakes/in_memory_messages'
import { InMemoryRows, type UniqueKey } from '#tests/fakes/in_memory_rows'

export class InMemoryConversations
  extends InMemoryRows<Conversation, string, 'id'>
  implements Conversations
{
  readonly sides = new Map<string, Participant>()
  readonly signs = new Map<string, SignKind>()
  readonly #messages: InMemoryMessages

  constructor(
    keys: Keys,
    unique: readonly UniqueKey<Conversation>[] | undefined,
    messages: InMemoryMessages
  ) {
    super(keys, unique)
    this.#messages = messages
  }

  findBetween(profileId: string, partnerId: string) {
    return this.first(pairOf(profileId, partnerId))
  }

  async findOrAdd(conversation: Conversation) {
    const { id, lowProfileId: low, highProfileId: high } = conversation
    const earlier = await this.findBetween(low, high)
    if (earlier) return earlier
    await this.add(conversation)
    this.sides.set(keyOf(id, low), newSide(id, low, high))
    this.sides.set(keyOf(id, high), newSide(id, high, low))
    return conversation
  }

  async participant(conversationId: string, profileId: string) {
    return this.sides.get(keyOf(conversationId, profileId)) ?? null
  }

  async countEntered(profileId: string) {
    const sides = [...this.sides.values()]
    return sides.filter((side) => side.profileId === profileId && side.enteredAt !== null).length
  }

  async noteSent(conversationId: string, profileId: string, last: LastMessage) {
    this.#change(keyOf(conversationId, profileId), ({ enteredAt }) => ({
      enteredAt: enteredAt ?? last.at,
      ...shown(last),
    }))
  }

  async noteReceived(conversationId: string, profileId: string, last: LastMessage) {
    this.#change(keyOf(conversationId, profileId), ({ unread }) => ({
      unread: unread + 1,
      ...shown(last),
    }))
  }

  async noteSign(conversationId: string, sign: SignKind) {
    if (this.signs.get(conversationId) !== 'distress') this.signs.set(conversationId, sign)
    return true
  }

  async noteRead(conversationId: string, profileId: string, sequence: number) {
    const read = { unread: 0, lastReadSequence: sequence }
    this.#change(keyOf(conversationId, profileId), () => read)
  }

  async noteRemoved(conversationId: string, profileId: string, removedUpTo: number) {
    this.#change(keyOf(conversationId, profileId), () => ({ ...nothingShown, removedUpTo }))
  }

  async noteWarning(profileId: string, at: DateTime) {
    for (const side of this.#sidesWrittenTo(profileId)) {
      const changes = { unread: side.unread + 1, lastMessageAt: at }
      this.#change(keyOf(side.conversationId, side.profileId), () => changes)
    }
  }

  async writtenTo(profileId: string) {
    return this.#sidesWrittenTo(profileId).map((side) => side.profileId)
  }

  async forgetWarning(profileId: string) {
    for (const side of this.sides.values()) {
      const last = side.lastMessageId && (await this.#messages.find(side.lastMessageId))
      const conversation = await this.find(side.conversationId)
      const at = last ? (last.deliveredAt ?? last.sentAt) : conversation?.createdAt
      if (side.partnerId !== profileId || !at || !side.lastMessageAt) continue
      if (side.lastMessageAt <= at) continue
      const changes = { unread: Math.max(side.unread - 1, 0), lastMessageAt: at }
      this.#change(keyOf(side.conversationId, side.profileId), () => changes)
    }
  }

  async hide(id: string) {
    for (const [key, side] of this.sides) {
      if (side.conversationId === id) this.#change(key, () => nothingShown)
    }
  }

  #sidesWrittenTo(profileId: string) {
    return [...this.sides.values()]
      .filter((side) => side.profileId === profileId && side.enteredAt)
      .flatMap(({ conversationId, partnerId }) => {
        const side = this.sides.get(keyOf(conversationId, partnerId))
        return side?.lastMessageAt ? [side] : []
      })
  }

  #change(key: string, changesOf: (side: Participant) => Partial<Participant>) {
    const side = this.sides.get(key)
    if (side) this.sides.set(key, { ...side, ...changesOf(side) })
  }
}

const nothingShown = { unread: 0, lastMessageAt: null, lastMessageId: null }

function newSide(conversationId: string, profileId: string, partnerId: string): Participant {
  const side = { conversationId, profileId, partnerId, lastReadSequence: 0, enteredAt: null }
  return { ...side, removedUpTo: 0, ...nothingShown }
}

function keyOf(conversationId: string, profileId: string) {
  return `${conversationId} ${profileId}`
}

function shown({ id, at }: LastMessage) {
  return { lastMessageAt: at, lastMessageId: id }
}
