import type { Block } from '#core/likes/block'
import type { Blocks } from '#core/repositories/blocks'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'

export class InMemoryBlocks extends InMemoryRows<Block, Pair, keyof Pair> implements Blocks {
  async between(profileId: string, otherId: string) {
    const pair = [profileId, otherId]
    return (
      this.those(({ blockerId, blockedId }) => pair.includes(blockerId) && pair.includes(blockedId))
        .length > 0
    )
  }
}

type Pair = Pick<Block, 'blockerId' | 'blockedId'>
