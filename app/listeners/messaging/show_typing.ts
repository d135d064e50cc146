import type { EventNamed } from '#core/ports/events'
import { tell } from '#live/events'

export default class ShowTyping {
  handle({ conversationId, partnerId }: EventNamed<'typing'>) {
    tell(partnerId, { type: 'typing', conversationId })
  }
}
