import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class Conversation extends RowWithId {
  @column()
  declare lowProfileId: string

  @column()
  declare highProfileId: string

  @column()
  declare lastSequence: number

  @instant()
  declare createdAt: DateTime

  @instant()
  declare pausedAt: DateTime | null
}
