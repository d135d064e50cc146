import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { TokenPurpose } from '#core/users/token'
import { instant } from '#models/columns'

export default class Token extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare userId: string

  @column()
  declare purpose: TokenPurpose

  @column({ serializeAs: null })
  declare digest: string

  @instant()
  declare expiresAt: DateTime

  @instant()
  declare usedAt: DateTime | null

  @instant()
  declare createdAt: DateTime
}
