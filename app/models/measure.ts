import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { MachinePart, MeasureKind } from '#core/moderation/measures/measure'
import type { ReportReason } from '#core/moderation/report'
import type { RejectionReason } from '#core/profiles/photos/photo'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class Measure extends RowWithId {
  @column()
  declare userId: string

  @column()
  declare reportId: string | null

  @column()
  declare kind: MeasureKind

  @column()
  declare breach: ReportReason

  @column()
  declare law: string | null

  @column()
  declare facts: string | null

  @column()
  declare machine: MachinePart

  @column()
  declare subjectId: string | null

  @column()
  declare rejection: RejectionReason | null

  @column()
  declare automatic: boolean

  @column()
  declare hiddenText: string | null

  @instant()
  declare until: DateTime | null

  @column()
  declare takenBy: string | null

  @instant()
  declare takenAt: DateTime

  @instant()
  declare liftedAt: DateTime | null
}
