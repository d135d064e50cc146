import { inject } from '@adonisjs/core'
import { Ports } from '#core/ports'
import type { EventNamed } from '#core/ports/events'
import { planPush } from '#listeners/push/plan_push'

/** Pushes a visit to the visited member's browsers. */
@inject()
export default class PushVisit {
  constructor(private ports: Ports) {}

  async handle({ visitorId, visitedId }: EventNamed<'profile_visited'>) {
    await planPush(this.ports, visitedId, {
      kind: 'visit',
      subjectId: visitorId,
      newsId: visitorId,
    })
  }
}
