import type { EventNamed } from '#core/ports/events'
import { closeStreamsEverywhere } from '#live/nodes'

/** A session that has ended hears nothing more. */
export default class CloseLiveStreams {
  handle({ loginIds }: EventNamed<'logins_ended'>) {
    closeStreamsEverywhere(loginIds)
  }
}
