import { inject } from '@adonisjs/core'
import { Ports } from '#core/ports'
import type { EventNamed } from '#core/ports/events'
import { planPush } from '#listeners/push/plan_push'

/** Pushes a reminder or an offer to the member's browsers. */
@inject()
export default class PushReminder {
  constructor(private ports: Ports) {}

  async handle({ profileId, kind }: EventNamed<'reminded'>) {
    await planPush(this.ports, profileId, { kind, subjectId: profileId, newsId: profileId })
  }
}
