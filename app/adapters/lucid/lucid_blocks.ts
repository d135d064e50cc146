import type { Block } from '#core/likes/block'
import type { Blocks } from '#core/repositories/blocks'
import { LucidRows } from '#adapters/lucid/lucid_rows'

export class LucidBlocks extends LucidRows<Block, Pair, keyof Pair> implements Blocks {
  async between(profileId: string, otherId: string) {
    const row = await this.query()
      .options({ prepared: true })
      .where({ blocker_id: profileId, blocked_id: otherId })
      .orWhere({ blocker_id: otherId, blocked_id: profileId })
      .first()
    return row !== undefined
  }
}

type Pair = Pick<Block, 'blockerId' | 'blockedId'>
