import type { EventNamed } from '#core/ports/events'
import { tell } from '#support/live'

export default class ShowTyping {
  handle({ conversationId, partnerId }: EventNamed<'typing'>) {
    tell(partnerId, { type: 'typing', conversationId })
  }
}
