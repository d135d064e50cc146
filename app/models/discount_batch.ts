import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class DiscountBatch extends RowWithId {
  @column()
  declare name: string

  @instant()
  declare createdAt: DateTime
}
