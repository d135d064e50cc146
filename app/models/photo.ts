import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { PhotoStatus, RejectionReason } from '#core/profiles/photos/photo'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class Photo extends RowWithId {
  @column()
  declare profileId: string

  @column()
  declare status: PhotoStatus

  @column()
  declare position: number

  @column()
  declare isPrivate: boolean

  @column()
  declare caption: string | null

  @column()
  declare rejection: RejectionReason | null

  @column({ serializeAs: null })
  declare storageKey: string

  @column({ serializeAs: null })
  declare clientId: string | null

  @column()
  declare width: number

  @column()
  declare height: number

  @instant()
  declare createdAt: DateTime
}
