import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type {
  EvidenceKind,
  ReportDecision,
  ReportReason,
  ReportStatus,
} from '#core/moderation/report'
import { instant } from '#models/columns'

export default class Report extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

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
