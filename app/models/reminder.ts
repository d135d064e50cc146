import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { ReminderKind } from '#core/notifications/reminders/reminder'
import { instant } from '#models/columns'

export default class Reminder extends BaseModel {
  @column()
  declare userId: string

  @column()
  declare kind: ReminderKind

  @instant()
  declare sentAt: DateTime
}
