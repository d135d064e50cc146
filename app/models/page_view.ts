import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

/** One look at a page that was opened by a link with `lb`. */
export default class PageView extends RowWithId {
  @column()
  declare siteId: string

  @column()
  declare label: string

  @column()
  declare path: string

  @column()
  declare network: string | null

  @column()
  declare ref: string | null

  @column({ columnName: 'sub1' })
  declare sub1: string | null

  @column({ columnName: 'sub2' })
  declare sub2: string | null

  @column({ columnName: 'sub3' })
  declare sub3: string | null

  @instant()
  declare openedAt: DateTime

  @column()
  declare seconds: number | null
}
