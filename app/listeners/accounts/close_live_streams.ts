import type { EventNamed } from '#core/ports/events'
import { closeStreamsEverywhere } from '#live/nodes'

/** Closes the event streams of ended logins. */
export default class CloseLiveStreams {
  handle({ loginIds }: EventNamed<'logins_ended'>) {
    closeStreamsEverywhere(loginIds)
  }
}
