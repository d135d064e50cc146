import type { Block } from '#core/likes/block'
import { Blocks } from '#core/repositories/blocks'

export class InMemoryBlocks extends Blocks {
  readonly rows = new Map<string, Block>()

  async between(profileId: string, otherId: string) {
    return this.rows.has(keyOf(profileId, otherId)) || this.rows.has(keyOf(otherId, profileId))
  }

  async add(block: Block) {
    const key = keyOf(block.blockerId, block.blockedId)
    if (this.rows.has(key)) return false
    this.rows.set(key, block)
    return true
  }

  async remove(blockerId: string, blockedId: string) {
    this.rows.delete(keyOf(blockerId, blockedId))
  }
}

function keyOf(blockerId: string, blockedId: string) {
  return `${blockerId}>${blockedId}`
}
