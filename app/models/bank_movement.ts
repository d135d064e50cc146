import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { BankMovement as Movement } from '#core/payments/sepa/bank_movement'
import { calendarDate, instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

/** A movement on the company's account that a bank has told of. */
export default class BankMovement extends RowWithId {
  @column()
  declare account: string

  @column()
  declare fingerprint: string

  @column()
  declare position: number

  @column()
  declare bankReference: string | null

  @column()
  declare direction: Movement['direction']

  @column()
  declare amount: number

  @column()
  declare currency: string

  @calendarDate()
  declare bookedOn: DateTime

  @column()
  declare outcome: Movement['outcome']

  @instant()
  declare foundAt: DateTime
}
