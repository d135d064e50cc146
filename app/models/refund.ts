import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'
import type { RefundState } from '#core/payments/refund'
import { instant } from '#models/columns'

export default class Refund extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare orderId: string

  @column()
  declare requestId: string

  @column()
  declare credits: number

  @column()
  declare amount: number

  @column()
  declare currency: Currency

  @column()
  declare status: RefundState

  @instant()
  declare createdAt: DateTime

  @instant()
  declare endedAt: DateTime | null
}
