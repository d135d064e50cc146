import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type {
  EvidenceKind,
  ReportDecision,
  ReportReason,
  ReportStatus,
} from '#core/moderation/report'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class Report extends RowWithId {
  @column()
  declare reporterId: string

  @column()
  declare reportedId: string

  @column()
  declare reason: ReportReason

  @column()
  declare explanation: string | null

  @column()
  declare evidenceKind: EvidenceKind

  @column()
  declare evidenceId: string

  @column()
  declare status: ReportStatus

  @instant()
  declare createdAt: DateTime

  @instant()
  declare reportedAt: DateTime

  @column()
  declare decision: ReportDecision | null

  @instant()
  declare closedAt: DateTime | null
}
