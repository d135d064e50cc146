import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'

export default class Block extends BaseModel {
  @column()
  declare blockerId: string

  @column()
  declare blockedId: string

  @instant()
  declare createdAt: DateTime
}
