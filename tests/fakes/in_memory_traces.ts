import type { InMemoryMessages } from '#tests/fakes/in_memory_messages'
import type { InMemoryTokens } from '#tests/fakes/in_memory_tokens'
import { Traces } from '#core/repositories/traces'

/** Erases what the core tests look at: words and links. */
export class InMemoryTraces extends Traces {
  constructor(
    private messages: InMemoryMessages,
    private tokens: InMemoryTokens
  ) {
    super()
  }

  async erase({ userId, profileId }: Readonly<{ userId: string; profileId: string }>) {
    const tokens = [...this.tokens.rows.values()].filter((token) => token.userId === userId)
    const downloads = tokens.filter(({ purpose }) => purpose === 'data').map(({ id }) => id)
    for (const { id } of tokens) this.tokens.rows.delete(id)
    for (const message of this.messages.rows.values()) {
      if (message.senderId === profileId)
        this.messages.rows.set(message.id, { ...message, body: '' })
    }
    return { pictures: [`pictures of ${profileId}`], downloads }
  }
}
