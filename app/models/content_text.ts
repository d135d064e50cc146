import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Locale } from '#core/sites/locales'
import { instant } from '#models/columns'

export default class ContentText extends BaseModel {
  @column()
  declare versionId: string

  @column()
  declare locale: Locale

  @column()
  declare body: string

  @column()
  declare writtenBy: string

  @instant()
  declare writtenAt: DateTime
}
