import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertUnlessKnown } from '#adapters/lucid/conflicts'
import type { Block } from '#core/likes/block'
import { Blocks } from '#core/repositories/blocks'

export class LucidBlocks extends Blocks {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async between(profileId: string, otherId: string) {
    const row = await this.client
      .from('blocks')
      .where({ blocker_id: profileId, blocked_id: otherId })
      .orWhere({ blocker_id: otherId, blocked_id: profileId })
      .first()
    return row !== null
  }

  add({ blockerId, blockedId, createdAt }: Block) {
    return insertUnlessKnown(this.client, (client) =>
      client.table('blocks').insert({
        blocker_id: blockerId,
        blocked_id: blockedId,
        created_at: createdAt.toMillis(),
      })
    )
  }

  async remove(blockerId: string, blockedId: string) {
    await this.client
      .from('blocks')
      .where({ blocker_id: blockerId, blocked_id: blockedId })
      .delete()
  }
}
