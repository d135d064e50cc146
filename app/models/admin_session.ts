import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class AdminSession extends RowWithId {
  @column()
  declare adminId: string

  @column()
  declare digest: string

  @column()
  declare userAgent: string

  @column()
  declare country: string | null

  @instant()
  declare createdAt: DateTime

  @instant()
  declare lastSeenAt: DateTime

  @instant()
  declare confirmedAt: DateTime | null
}
