import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { EntryKind } from '#core/complaints/thread'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class TicketEntry extends RowWithId {
  static table = 'ticket_entries'

  @column()
  declare ticketId: string

  @column()
  declare sequence: number

  @column()
  declare kind: EntryKind

  @column()
  declare adminId: string | null

  @column()
  declare body: string

  @column()
  declare detail: string | null

  @column()
  declare messageId: string | null

  @column()
  declare sender: string | null

  @column()
  declare leftOut: number

  @instant()
  declare at: DateTime
}
