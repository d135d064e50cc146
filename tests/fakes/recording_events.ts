import { type CoreEvent, EventPublisher } from '#core/ports/events'

/** Keeps what was published; nobody listens. */
export class RecordingEvents extends EventPublisher {
  readonly published: CoreEvent[] = []

  async publish(event: CoreEvent) {
    this.published.push(event)
  }
}
