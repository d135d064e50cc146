import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { MessageKind } from '#core/messaging/message'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class Message extends RowWithId {
  @column()
  declare conversationId: string

  @column()
  declare senderId: string

  @column()
  declare clientId: string

  @column()
  declare sequence: number | null

  @column()
  declare kind: MessageKind

  @column()
  declare body: string

  @column()
  declare storageKey: string | null

  @column()
  declare width: number | null

  @column()
  declare height: number | null

  @column()
  declare cost: number

  @instant()
  declare sentAt: DateTime

  @instant()
  declare deliveredAt: DateTime | null

  @instant()
  declare removedAt: DateTime | null
}
