import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertUnlessKnown } from '#adapters/lucid/conflicts'
import type { Like } from '#core/likes/like'
import { Likes } from '#core/repositories/likes'
import LikeModel from '#models/like'

export class LucidLikes extends Likes {
  constructor(private client: TransactionClientContract) {
    super()
  }

  find(likerId: string, likedId: string) {
    return LikeModel.query({ client: this.client }).where({ likerId, likedId }).first()
  }

  /** Without the model: it would have PostgreSQL answer an id, which a like does not have. */
  add({ likerId, likedId, createdAt, seenAt }: Like) {
    return insertUnlessKnown(this.client, (client) =>
      client.table('likes').insert({
        liker_id: likerId,
        liked_id: likedId,
        created_at: createdAt.toMillis(),
        seen_at: seenAt?.toMillis() ?? null,
      })
    )
  }

  async remove(likerId: string, likedId: string) {
    await this.client.from('likes').where({ liker_id: likerId, liked_id: likedId }).delete()
  }
}
