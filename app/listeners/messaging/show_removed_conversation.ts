import type { EventNamed } from '#core/ports/events'
import { badges } from '#queries/shell/badges'
import { sendLive } from '#live/events'

/**
 * Removes a conversation from the open pages of the member who removed it; the partner is not
 * notified.
 */
export default class ShowRemovedConversation {
  async handle({ conversationId, profileId }: EventNamed<'conversation_removed'>) {
    const numbers = await badges(profileId)
    sendLive(profileId, { type: 'conversation_removed', conversationId, badges: numbers })
  }
}
