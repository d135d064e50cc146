import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import User from '#models/user'
import RowWithId from '#models/row_with_id'

export default class Login extends RowWithId {
  @column()
  declare userId: string

  @column()
  declare userAgent: string

  @column()
  declare country: string | null

  @instant()
  declare createdAt: DateTime

  @instant()
  declare lastSeenAt: DateTime

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
