import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'

export default class Payout extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare provider: string

  @column()
  declare paymentId: string

  @column()
  declare amount: number

  @column()
  declare currency: 'EUR'

  @column()
  declare description: string

  @instant()
  declare createdAt: DateTime

  @instant()
  declare paidAt: DateTime | null
}
