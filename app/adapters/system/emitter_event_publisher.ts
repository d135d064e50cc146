import emitter from '@adonisjs/core/services/emitter'
import { EventPublisher, type CoreEvent, type EventNamed } from '#core/ports/events'

/** Emits events to the listeners that start/listeners.ts registers. */
export class EmitterEventPublisher extends EventPublisher {
  async publish(event: CoreEvent) {
    await emitter.emit(event.name, event as never)
  }
}

declare module '@adonisjs/core/types' {
  interface EventsList extends CoreEvents {}
}

type CoreEvents = { [N in CoreEvent['name']]: EventNamed<N> }
