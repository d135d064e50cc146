import { column } from '@adonisjs/lucid/orm'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { subscriptionsPerMember } from '#core/notifications/push/subscription'
import { instant } from '#models/columns'
import { transact } from '#database/transact'
import RowWithId from '#models/row_with_id'

/** A browser that gets a member's pushes; it ends with its login. */
export default class PushSubscription extends RowWithId {
  @column()
  declare userId: string

  @column()
  declare loginId: string

  @column({ serializeAs: null })
  declare endpoint: string

  @column({ columnName: 'p256dh', serializeAs: null })
  declare p256dh: string

  @column({ serializeAs: null })
  declare auth: string

  @instant()
  declare createdAt: DateTime

  /**
   * Stores a subscription: replaces any of the same endpoint or login, and removes the oldest
   * beyond the limit.
   */
  static keep({ id, ...subscription }: NewSubscription) {
    const { userId, loginId, endpoint } = subscription
    return transact(db, async (client) => {
      const others = this.query({ client }).where({ loginId }).whereNot({ endpoint })
      await others.delete()
      const known = await this.findBy({ endpoint }, { client })
      if (known?.userId !== userId) await known?.delete()
      const kept = known?.userId === userId ? known : new this().useTransaction(client)
      await kept.merge({ id: kept.$isPersisted ? kept.id : id, ...subscription }).save()
      const newestFirst = await this.query({ client })
        .where({ userId })
        .orderBy('created_at', 'desc')
      const tooMany = newestFirst.slice(subscriptionsPerMember).map((one) => one.id)
      await this.query({ client }).whereIn('id', tooMany).delete()
    })
  }

  static async idsOf(profileId: string): Promise<string[]> {
    const all = this.query().whereIn(
      'user_id',
      db.from('profiles').where('id', profileId).select('user_id')
    )
    all.knexQuery.options({ prepared: true })
    return (await all.select('id')).map(({ id }) => id)
  }
}

type NewSubscription = Pick<
  PushSubscription,
  'id' | 'userId' | 'loginId' | 'endpoint' | 'p256dh' | 'auth' | 'createdAt'
>
