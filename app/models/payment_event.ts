import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { PaymentStatus } from '#core/ports/payment_gateway'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class PaymentEvent extends RowWithId {
  @column()
  declare orderId: string

  @column()
  declare provider: string

  @column()
  declare kind: string | null

  @column()
  declare state: string | null

  @column()
  declare status: PaymentStatus

  @instant()
  declare receivedAt: DateTime
}
