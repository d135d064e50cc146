import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'

export default class Conversation extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare lowProfileId: string

  @column()
  declare highProfileId: string

  @column()
  declare lastSequence: number

  @instant()
  declare createdAt: DateTime
}
