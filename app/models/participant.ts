import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'

export default class Participant extends BaseModel {
  @column()
  declare conversationId: string

  @column()
  declare profileId: string

  @column()
  declare partnerId: string

  @column()
  declare unread: number

  @column()
  declare lastReadSequence: number

  @column()
  declare removedUpTo: number

  @instant()
  declare enteredAt: DateTime | null

  @instant()
  declare lastMessageAt: DateTime | null

  @column()
  declare lastMessageId: string | null
}
