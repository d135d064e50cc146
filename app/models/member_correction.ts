import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { CorrectionKind } from '#core/admin/members/member_correction'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class MemberCorrection extends RowWithId {
  @column()
  declare userId: string

  @column()
  declare kind: CorrectionKind

  @column()
  declare before: string

  @column()
  declare after: string

  @column()
  declare facts: string

  @column()
  declare movementId: string | null

  @column()
  declare correctedBy: string | null

  @instant()
  declare correctedAt: DateTime
}
