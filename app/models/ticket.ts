import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { DangerKind, TicketKind, TicketState } from '#core/complaints/ticket'
import type { Locale } from '#core/sites/locales'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class Ticket extends RowWithId {
  @column()
  declare number: string

  @column()
  declare siteId: string

  @column()
  declare language: Locale

  @column()
  declare kind: TicketKind

  @column()
  declare state: TicketState

  @column()
  declare subject: string

  @column()
  declare email: string | null

  @column()
  declare name: string | null

  @column()
  declare userId: string | null

  @column()
  declare orderId: string | null

  @column()
  declare danger: DangerKind | null

  @column()
  declare aboutUserId: string | null

  @column()
  declare aboutPhotoId: string | null

  @column()
  declare aboutConversationId: string | null

  @column()
  declare assignedTo: string | null

  @column()
  declare mergedInto: string | null

  @column()
  declare entries: number

  @instant()
  declare openedAt: DateTime

  @instant()
  declare answerDueAt: DateTime | null

  @instant()
  declare solutionDueAt: DateTime

  @instant()
  declare dueAt: DateTime

  @instant()
  declare answeredAt: DateTime | null

  @instant()
  declare closedAt: DateTime | null

  @column()
  declare closedBy: string | null

  @column()
  declare helpful: boolean | null
}
