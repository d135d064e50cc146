import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'
import type { RefundStatus } from '#core/ports/payment_gateway'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

/** A refund of the sandbox provider. */
export default class SandboxRefund extends RowWithId {
  @column()
  declare paymentId: string

  @column()
  declare status: RefundStatus

  @column()
  declare amount: number

  @column()
  declare currency: Currency

  @instant()
  declare createdAt: DateTime
}
