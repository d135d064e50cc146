import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import User from '#models/user'

export default class Login extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

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
