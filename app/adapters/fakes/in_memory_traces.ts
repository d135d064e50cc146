import type { InMemoryMessages } from '#adapters/fakes/in_memory_messages'
import type { InMemoryTokens } from '#adapters/fakes/in_memory_tokens'
import { Traces } from '#core/ports/traces'

/** Erases what the core tests look at: words and links. */
export class InMemoryTraces extends Traces {
  constructor(
    private messages: InMemoryMessages,
    private tokens: InMemoryTokens
  ) {
    super()
  }

  async erase({ userId, profileId }: Readonly<{ userId: string; profileId: string }>) {
    for (const token of this.tokens.rows.values()) {
      if (token.userId === userId) this.tokens.rows.delete(token.id)
    }
    for (const message of this.messages.rows.values()) {
      if (message.senderId === profileId)
        this.messages.rows.set(message.id, { ...message, body: '' })
    }
    return [`pictures of ${profileId}`]
  }
}
