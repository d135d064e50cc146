import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'

export default class FraudWarning extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare userId: string

  @column()
  declare bannedBy: string | null

  @instant()
  declare mailAt: DateTime

  @instant()
  declare mailedAt: DateTime | null
}
