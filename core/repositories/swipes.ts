import type { DateTime } from 'luxon'
import type { Swipe } from '#core/discovery/swiping/swipe'

export abstract class Swipes {
  abstract find(swiperId: string, swipedId: string): Promise<Swipe | null>
  /** Takes the place of what was decided about the same member before. */
  abstract put(swipe: Swipe): Promise<void>
  /** How many likes were given from this moment on. */
  abstract countLikes(swiperId: string, from: DateTime): Promise<number>
  /** Leaves a like alone; a pass that is not there is no fault. */
  abstract removePass(swiperId: string, swipedId: string): Promise<void>
}
