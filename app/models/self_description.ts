import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Appearance, Race } from '#core/profiles/self_description'
import { instant } from '#models/columns'

export default class SelfDescription extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare profileId: string

  @column()
  declare appearance: Appearance | null

  @column()
  declare race: Race | null

  @instant()
  declare consentAt: DateTime
}
