import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { ContentPage } from '#core/sites/content/page'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class ContentVersion extends RowWithId {
  @column()
  declare siteId: string | null

  @column()
  declare page: ContentPage

  @column()
  declare createdBy: string

  @instant()
  declare createdAt: DateTime

  @instant()
  declare holdsFrom: DateTime | null

  @column()
  declare scheduledBy: string | null

  @instant()
  declare scheduledAt: DateTime | null

  @column()
  declare withdrawnBy: string | null

  @instant()
  declare withdrawnAt: DateTime | null
}
