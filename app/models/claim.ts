import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import RowWithMoney from '#models/row_with_money'

/** Money that a member owes. */
export default class Claim extends RowWithMoney {
  @column()
  declare userId: string

  @column()
  declare orderId: string

  @column()
  declare provider: string

  @column()
  declare paymentId: string

  @column()
  declare reference: string

  @instant()
  declare foundAt: DateTime

  @instant()
  declare settledAt: DateTime | null

  @column()
  declare settledNote: string | null

  @instant()
  declare recoveredAt: DateTime | null
}
