import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { LedgerAccount, MovementKind } from '#core/credits/movement'
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
}
