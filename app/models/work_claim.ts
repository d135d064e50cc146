import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { ClaimedKind } from '#core/admin/claims/work_claim'
import { instant } from '#models/columns'

export default class WorkClaim extends BaseModel {
  @column()
  declare kind: ClaimedKind

  @column()
  declare subjectId: string

  @column()
  declare adminId: string

  @instant()
  declare until: DateTime
}
