import { type CoreEvent, EventPublisher } from '#core/ports/events'

/** Records events, without listeners. */
export class RecordingEvents extends EventPublisher {
  readonly published: CoreEvent[] = []

  async publish(event: CoreEvent) {
    this.published.push(event)
  }
}
