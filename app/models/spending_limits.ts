import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'
import { instant } from '#models/columns'

export default class SpendingLimits extends BaseModel {
  static table = 'spending_cares'

  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare userId: string

  @column()
  declare limitAmount: number | null

  @column()
  declare limitCurrency: Currency | null

  @column()
  declare nextAmount: number | null

  @column()
  declare nextCurrency: Currency | null

  @instant()
  declare nextAt: DateTime | null

  @instant()
  declare pausedUntil: DateTime | null
}
