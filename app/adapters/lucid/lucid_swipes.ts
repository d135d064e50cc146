import type { DateTime } from 'luxon'
import type { Swipe } from '#core/discovery/swiping/swipe'
import type { Swipes } from '#core/repositories/swipes'
import { LucidRows } from '#adapters/lucid/lucid_rows'

export class LucidSwipes extends LucidRows<Swipe, Pair, keyof Pair> implements Swipes {
  countLikes(swiperId: string, from: DateTime) {
    return this.counted(
      this.matching({ swiperId, verdict: 'like' }).where('at', '>=', from.toMillis())
    )
  }

  async removePass(swiperId: string, swipedId: string) {
    await this.matching({ swiperId, swipedId, verdict: 'pass' }).delete()
  }
}

type Pair = Pick<Swipe, 'swiperId' | 'swipedId'>
