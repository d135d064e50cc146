import { BaseModel, column } from '@adonisjs/lucid/orm'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { isRepeatedPush, type PushRecord as Push } from '#core/notifications/push/repeated_push'
import type { NotificationKind } from '#core/notifications/kinds'
import { instant } from '#models/columns'
import PushSubscription from '#models/push_subscription'
import { transact } from '#database/transact'

type Claim = Omit<Push, 'sentAt'> & Readonly<{ subscriptionId: string; lastReadSequence: number }>

/** The last push of a kind to a browser about one conversation or member. */
export default class PushRecord extends BaseModel {
  static table = 'pushes'

  @column({ isPrimary: true })
  declare subscriptionId: string

  @column()
  declare kind: NotificationKind

  @column()
  declare subjectId: string

  @column()
  declare newsId: string

  @column()
  declare sequence: number

  @instant()
  declare at: DateTime

  @instant()
  declare sentAt: DateTime | null

  /**
   * Claims a push for a browser unless it would only repeat an earlier one; one claim at a time for
   * each browser.
   */
  static claim({ lastReadSequence, ...push }: Claim) {
    const { subscriptionId, kind, subjectId, at } = push
    return transact(db, async (client) => {
      const held = PushSubscription.query({ client }).where('id', subscriptionId).forUpdate()
      if (!(await held.first())) return false
      const ofKind = () => this.query({ client }).where({ subscriptionId, kind })
      const before = await ofKind().where({ subjectId }).first()
      const latest = await ofKind().orderBy('at', 'desc').first()
      if (isRepeatedPush({ ...push, lastReadSequence }, before, latest, at)) return false
      await ofKind().where({ subjectId }).delete()
      await this.create({ ...push, sentAt: null }, { client })
      return true
    })
  }

  /** What was not sent holds back no later push. */
  static async forget({ subscriptionId, kind, subjectId }: Claim) {
    await this.query().where({ subscriptionId, kind, subjectId }).delete()
  }

  static async markSent({ subscriptionId, kind, subjectId }: Claim, sentAt: DateTime) {
    await this.query()
      .where({ subscriptionId, kind, subjectId })
      .update({ sent_at: sentAt.toMillis() })
  }
}
