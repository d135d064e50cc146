import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { DraftedChanges } from '#core/admin/sites/setting_draft'
import { instant, json } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class SettingDraft extends RowWithId {
  @column()
  declare adminId: string

  @column()
  declare siteId: string

  @json<DraftedChanges>()
  declare changes: DraftedChanges

  @instant()
  declare changedAt: DateTime

  @column()
  declare sessionId: string | null

  @column()
  declare previewDigest: string | null

  @instant()
  declare previewOpenedAt: DateTime | null

  @instant()
  declare previewUntil: DateTime | null
}
