import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { DebitState } from '#core/payments/direct_debit/debit'
import { calendarDate, instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class Debit extends RowWithId {
  @column()
  declare orderId: string

  @column()
  declare mandateId: string

  @column()
  declare amount: number

  @column()
  declare currency: 'EUR'

  @column()
  declare endToEndId: string

  @calendarDate()
  declare collectOn: DateTime

  @column()
  declare state: DebitState

  @instant()
  declare createdAt: DateTime

  @column()
  declare exportedIn: string | null

  @instant()
  declare exportedAt: DateTime | null

  @instant()
  declare settledAt: DateTime | null

  @instant()
  declare returnedAt: DateTime | null

  @column()
  declare returnReason: string | null

  @instant()
  declare unblockedAt: DateTime | null

  @column()
  declare unblockReason: string | null
}
