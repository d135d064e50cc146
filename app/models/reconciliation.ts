import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'

export default class Reconciliation extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare provider: string

  @instant()
  declare seenUntil: DateTime
}
