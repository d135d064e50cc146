import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { AppealDecision } from '#core/moderation/measures/appeal'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class Appeal extends RowWithId {
  @column()
  declare measureId: string

  @column()
  declare userId: string

  @column()
  declare body: string

  @instant()
  declare madeAt: DateTime

  @column()
  declare decision: AppealDecision | null

  @column()
  declare answer: string | null

  @column()
  declare decidedBy: string | null

  @instant()
  declare decidedAt: DateTime | null
}
