import type { EventNamed } from '#core/ports/events'
import { closeStreamsEverywhere } from '#support/nodes'

/** A session that has ended hears nothing more. */
export default class CloseLiveStreams {
  handle({ loginIds }: EventNamed<'sessions_ended'>) {
    closeStreamsEverywhere(loginIds)
  }
}
