import type { EventNamed } from '#core/ports/events'
import { closeStreamsEverywhere } from '#live/nodes'
import Login from '#models/login'

/** Closes the event streams of a member who was shut out, of all their logins. */
export default class CloseStreamsOfMember {
  async handle({ userId }: EventNamed<'member_shut_out'>) {
    const logins = await Login.query().where('userId', userId).select('id')
    closeStreamsEverywhere(logins.map(({ id }) => id))
  }
}
