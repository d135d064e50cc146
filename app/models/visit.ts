import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'

export default class Visit extends BaseModel {
  @column()
  declare visitorId: string

  @column()
  declare visitedId: string

  @column()
  declare times: number

  @instant()
  declare firstAt: DateTime

  @instant()
  declare lastAt: DateTime
}
