import emitter from '@adonisjs/core/services/emitter'
import { EventPublisher, type CoreEvent, type EventNamed } from '#core/ports/events'

/** Hands events to `app/listeners`; see start/listeners.ts for who listens to what. */
export class EmitterEventPublisher extends EventPublisher {
  async publish(event: CoreEvent) {
    await emitter.emit(event.name, event as never)
  }
}

declare module '@adonisjs/core/types' {
  interface EventsList extends CoreEvents {}
}

type CoreEvents = { [N in CoreEvent['name']]: EventNamed<N> }
