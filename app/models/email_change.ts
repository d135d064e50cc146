import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class EmailChange extends RowWithId {
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
