import type { DateTime } from 'luxon'
import type { Swipe } from '#core/discovery/swiping/swipe'
import type { Swipes } from '#core/repositories/swipes'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'

export class InMemorySwipes extends InMemoryRows<Swipe, Pair, keyof Pair> implements Swipes {
  async countLikes(swiperId: string, from: DateTime) {
    const likes = await this.where({ swiperId, verdict: 'like' })
    return likes.filter(({ at }) => at >= from).length
  }

  async removePass(swiperId: string, swipedId: string) {
    const swipe = await this.find({ swiperId, swipedId })
    if (swipe?.verdict === 'pass') await this.remove({ swiperId, swipedId })
  }
}

type Pair = Pick<Swipe, 'swiperId' | 'swipedId'>
