import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { SettlementComparison as CoreComparison } from '#core/payments/settling/settlement_comparison'
import { calendarDate, instant, json } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class SettlementComparison extends RowWithId {
  @column()
  declare provider: string

  @calendarDate()
  declare day: DateTime

  @instant()
  declare comparedAt: DateTime

  @column()
  declare orders: number

  @json()
  declare totals: CoreComparison['totals']

  @column()
  declare differing: number

  @json()
  declare differences: CoreComparison['differences']
}
