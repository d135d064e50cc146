import type { EventNamed } from '#core/ports/events'
import { sendLive } from '#live/events'

export default class ShowTyping {
  handle({ conversationId, partnerId }: EventNamed<'typing'>) {
    sendLive(partnerId, { type: 'typing', conversationId })
  }
}
