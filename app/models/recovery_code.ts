import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'

export default class RecoveryCode extends BaseModel {
  @column({ isPrimary: true })
  declare digest: string

  @column()
  declare adminId: string

  @instant()
  declare usedAt: DateTime | null
}
