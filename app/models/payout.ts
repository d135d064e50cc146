import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class Payout extends RowWithId {
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
