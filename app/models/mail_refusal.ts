import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'

export default class MailRefusal extends BaseModel {
  @column()
  declare domain: string

  @column()
  declare status: string

  @column()
  declare answer: string

  @column()
  declare number: number

  @instant()
  declare firstAt: DateTime

  @instant()
  declare lastAt: DateTime
}
