import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'
import type { RefundStatus } from '#core/ports/payment_gateway'
import { instant } from '#models/columns'

/** A refund of the sandbox provider. */
export default class SandboxRefund extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

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
