import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { TokenPurpose } from '#core/users/token'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class Token extends RowWithId {
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
