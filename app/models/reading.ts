import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class Reading extends RowWithId {
  @column()
  declare adminId: string

  @column()
  declare conversationId: string

  @column()
  declare reportId: string | null

  @column()
  declare reason: string | null

  @instant()
  declare openedAt: DateTime
}
