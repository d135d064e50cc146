import type { EventNamed } from '#core/ports/events'
import { readUpTo } from '#queries/messaging/read_up_to'
import { badges } from '#queries/shell/badges'
import { sendLive } from '#live/events'

/** Marks messages as read for the partner, and updates badges in the reader's other tabs. */
export default class ShowRead {
  async handle({ conversationId, readerId, partnerId }: EventNamed<'conversation_read'>) {
    const sequence = await readUpTo(conversationId, readerId)
    for (const profileId of [readerId, partnerId]) {
      const mine = profileId === readerId
      const numbers = await badges(profileId)
      sendLive(profileId, { type: 'read', conversationId, mine, sequence, badges: numbers })
    }
  }
}
