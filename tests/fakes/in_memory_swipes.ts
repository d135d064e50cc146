import type { DateTime } from 'luxon'
import type { Swipe } from '#core/discovery/swiping/swipe'
import { Swipes } from '#core/repositories/swipes'

export class InMemorySwipes extends Swipes {
  readonly rows = new Map<string, Swipe>()

  async find(swiperId: string, swipedId: string) {
    return this.rows.get(keyOf(swiperId, swipedId)) ?? null
  }

  async put(swipe: Swipe) {
    this.rows.set(keyOf(swipe.swiperId, swipe.swipedId), swipe)
  }

  async countLikes(swiperId: string, from: DateTime) {
    const own = [...this.rows.values()].filter((swipe) => swipe.swiperId === swiperId)
    return own.filter(({ verdict, at }) => verdict === 'like' && at >= from).length
  }

  async removePass(swiperId: string, swipedId: string) {
    const key = keyOf(swiperId, swipedId)
    if (this.rows.get(key)?.verdict === 'pass') this.rows.delete(key)
  }
}

function keyOf(swiperId: string, swipedId: string) {
  return `${swiperId}>${swipedId}`
}
