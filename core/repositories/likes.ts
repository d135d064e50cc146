import type { Like } from '#core/likes/like'

export abstract class Likes {
  abstract find(likerId: string, likedId: string): Promise<Like | null>
  /** Answers false, and writes nothing, when this like was given before. */
  abstract add(like: Like): Promise<boolean>
  /** One that is not there is no fault. */
  abstract remove(likerId: string, likedId: string): Promise<void>
}
