import type { EventNamed } from '#core/ports/events'
import { closeStreams } from '#support/live_streams'

/** A session that has ended hears nothing more. */
export default class CloseLiveStreams {
  handle({ loginIds }: EventNamed<'sessions_ended'>) {
    closeStreams(loginIds)
  }
}
