import type { Like } from '#core/likes/like'
import { Likes } from '#core/repositories/likes'

export class InMemoryLikes extends Likes {
  readonly rows = new Map<string, Like>()

  async find(likerId: string, likedId: string) {
    return this.rows.get(keyOf(likerId, likedId)) ?? null
  }

  async add(like: Like) {
    const key = keyOf(like.likerId, like.likedId)
    if (this.rows.has(key)) return false
    this.rows.set(key, like)
    return true
  }

  async remove(likerId: string, likedId: string) {
    this.rows.delete(keyOf(likerId, likedId))
  }
}

function keyOf(likerId: string, likedId: string) {
  return `${likerId}>${likedId}`
}
