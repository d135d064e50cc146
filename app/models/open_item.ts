import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { OpenItem as Item } from '#core/payments/open_items/open_item'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

/** Money that waits for an operator's decision. */
export default class OpenItem extends RowWithId {
  @column()
  declare kind: string

  @column()
  declare source: string

  @column()
  declare sourceId: string

  @column()
  declare orderId: string | null

  @column()
  declare amount: number

  @column()
  declare currency: string

  @column()
  declare direction: Item['direction']

  @column()
  declare details: string

  @column()
  declare payerName: string | null

  @column()
  declare payerIban: string | null

  @instant()
  declare foundAt: DateTime

  @instant()
  declare closedAt: DateTime | null

  @column()
  declare closedNote: string | null
}
