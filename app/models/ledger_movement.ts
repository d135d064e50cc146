import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { memberAccount, type LedgerAccount, type MovementKind } from '#core/credits/movement'
import { instant } from '#models/columns'

export default class LedgerMovement extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare kind: MovementKind

  @column({ columnName: 'from_account' })
  declare from: LedgerAccount

  @column({ columnName: 'to_account' })
  declare to: LedgerAccount

  @column()
  declare credits: number

  @column()
  declare idempotencyKey: string

  @column()
  declare orderId: string | null

  @instant()
  declare at: DateTime

  /**
   * The movements that determine a member's lots: all credits received, and those taken back of an
   * order.
   */
  static ofLots(userId: string, client?: TransactionClientContract) {
    const account = memberAccount(userId)
    return this.query({ client })
      .where('to', account)
      .orWhere((taken) => taken.where('from', account).whereNotNull('orderId'))
  }
}
