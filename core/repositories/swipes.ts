import type { DateTime } from 'luxon'
import type { Swipe } from '#core/discovery/swiping/swipe'
import type { Rows } from '#core/repositories/rows'

type Pair = Pick<Swipe, 'swiperId' | 'swipedId'>

export interface Swipes extends Rows<Swipe, Pair, keyof Pair> {
  /** How many likes were given from this moment on. */
  countLikes(swiperId: string, from: DateTime): Promise<number>
  /** Leaves a like alone; a pass that is not there is no fault. */
  removePass(swiperId: string, swipedId: string): Promise<void>
}
