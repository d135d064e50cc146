import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { PhotoStatus, RejectionReason } from '#core/profiles/photos/photo'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class PhotoDecision extends RowWithId {
  @column()
  declare photoId: string

  @column()
  declare adminId: string | null

  @column()
  declare automatic: boolean

  @column()
  declare status: PhotoStatus

  @column()
  declare rejection: RejectionReason | null

  @column()
  declare statusBefore: PhotoStatus

  @column()
  declare rejectionBefore: RejectionReason | null

  @column()
  declare mainBefore: string | null

  @column()
  declare mainAfter: string | null

  @instant()
  declare decidedAt: DateTime

  @instant()
  declare undoneAt: DateTime | null
}
