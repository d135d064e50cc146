import type { DateTime } from 'luxon'
import type { Swipe } from '#core/discovery/swiping/swipe'
import type { Rows } from '#core/repositories/rows'

type Pair = Pick<Swipe, 'swiperId' | 'swipedId'>

export interface Swipes extends Rows<Swipe, Pair, keyof Pair> {
  /** The number of likes given since then. */
  countLikes(swiperId: string, from: DateTime): Promise<number>
  /** Removes a pass, if there is one; a like stays. */
  removePass(swiperId: string, swipedId: string): Promise<void>
}
