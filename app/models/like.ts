import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'

export default class Like extends BaseModel {
  @column()
  declare likerId: string

  @column()
  declare likedId: string

  @instant()
  declare createdAt: DateTime

  @instant()
  declare seenAt: DateTime | null
}
