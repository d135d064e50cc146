import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'

/** An expected bank transfer. */
export default class BankTransfer extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare reference: string

  @column()
  declare orderId: string

  @column()
  declare amount: number

  @column()
  declare currency: 'EUR'

  @column()
  declare returnUrl: string

  @instant()
  declare createdAt: DateTime

  @instant()
  declare incompleteSince: DateTime | null

  @instant()
  declare cancelledAt: DateTime | null

  @column()
  declare forgiven: number

  @instant()
  declare forgivenAt: DateTime | null
}
