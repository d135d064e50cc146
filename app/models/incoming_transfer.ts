import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { calendarDate, instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

/** A line of a bank statement that brought money for a bank transfer. */
export default class IncomingTransfer extends RowWithId {
  @column()
  declare reference: string

  @column()
  declare amount: number

  @calendarDate()
  declare bookedOn: DateTime

  @column()
  declare payerName: string | null

  @column()
  declare payerIban: string | null

  @instant()
  declare foundAt: DateTime

  @instant()
  declare owedBackAt: DateTime | null
}
