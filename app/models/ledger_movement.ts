import { column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { memberAccount, type LedgerAccount, type MovementKind } from '#core/credits/movement'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class LedgerMovement extends RowWithId {
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
