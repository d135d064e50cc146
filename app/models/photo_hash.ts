import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { RejectionReason } from '#core/profiles/photos/photo'
import { instant } from '#models/columns'

export default class PhotoHash extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare photoId: string

  @column()
  declare hash: string | null

  @column()
  declare mirrored: string | null

  @column()
  declare barredFor: RejectionReason | null

  @instant()
  declare bannedUntil: DateTime | null
}
