import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { DisputeStatus } from '#core/payments/disputes/dispute'
import { instant } from '#models/columns'
import RowWithMoney from '#models/row_with_money'

export default class Dispute extends RowWithMoney {
  @column()
  declare orderId: string

  @column()
  declare status: DisputeStatus

  @column()
  declare reason: string

  @instant()
  declare openedAt: DateTime

  @instant()
  declare dueAt: DateTime | null
}
