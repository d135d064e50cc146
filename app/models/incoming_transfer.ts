import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { calendarDate, instant } from '#models/columns'

/** A line of a bank statement that brought money for a bank transfer. */
export default class IncomingTransfer extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

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
}
