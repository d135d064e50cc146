import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class MemberExport extends RowWithId {
  @column()
  declare userId: string

  @column()
  declare adminId: string

  @column()
  declare authority: string

  @column()
  declare fileNumber: string

  @instant()
  declare requestedAt: DateTime

  @instant()
  declare expiresAt: DateTime | null

  @instant()
  declare takenAt: DateTime | null

  @instant()
  declare removedAt: DateTime | null
}
