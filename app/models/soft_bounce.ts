import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class SoftBounce extends RowWithId {
  @column()
  declare userId: string

  @instant()
  declare at: DateTime
}
