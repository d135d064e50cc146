import { inject } from '@adonisjs/core'
import { Ports } from '#core/ports'
import type { EventNamed } from '#core/ports/events'
import { planPush } from '#listeners/push/plan_push'

/** Pushes a like to the liked member's browsers. */
@inject()
export default class PushLike {
  constructor(private ports: Ports) {}

  async handle({ likerId, likedId, match }: EventNamed<'like_given'>) {
    const kind = match ? 'match' : 'new_like'
    await planPush(this.ports, likedId, { kind, subjectId: likerId, newsId: likerId })
  }
}
