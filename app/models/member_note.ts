import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class MemberNote extends RowWithId {
  @column()
  declare userId: string

  @column()
  declare adminId: string

  @column()
  declare body: string

  @column()
  declare appealId: string | null

  @instant()
  declare createdAt: DateTime

  @instant()
  declare pinnedAt: DateTime | null
}
