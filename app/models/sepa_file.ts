import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'

/** A SEPA file made for the bank. */
export default class SepaFile extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare messageId: string

  @column()
  declare siteId: string

  @column()
  declare content: string

  @column()
  declare count: number

  /** Cents. */
  @column({ consume: Number })
  declare sum: number

  @instant()
  declare createdAt: DateTime

  @instant()
  declare sentAt: DateTime | null
}
