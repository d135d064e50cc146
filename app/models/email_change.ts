import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'

export default class EmailChange extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare userId: string

  @column({ serializeAs: null })
  declare oldEmail: string

  @column({ serializeAs: null })
  declare newEmail: string

  @column({ serializeAs: null })
  declare digest: string | null

  @instant()
  declare expiresAt: DateTime

  @instant()
  declare requestedAt: DateTime

  @instant()
  declare changedAt: DateTime | null

  @instant()
  declare undoneAt: DateTime | null
}
