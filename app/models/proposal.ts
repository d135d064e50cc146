import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { SubjectKind } from '#core/admin/audit/audit_row'
import type { ProposalDetails, ProposalStatus } from '#core/admin/four_eyes/proposal'
import type { AdminRight } from '#core/admin/rights'
import { instant, json } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class Proposal extends RowWithId {
  @column()
  declare right: AdminRight

  @column()
  declare subjectKind: SubjectKind

  @column()
  declare subjectId: string

  @column()
  declare siteId: string | null

  @json<ProposalDetails>()
  declare details: ProposalDetails

  @column()
  declare reason: string

  @column()
  declare proposedBy: string

  @instant()
  declare proposedAt: DateTime

  @column()
  declare status: ProposalStatus

  @column()
  declare decidedBy: string | null

  @instant()
  declare decidedAt: DateTime | null
}
