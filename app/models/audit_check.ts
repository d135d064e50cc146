import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { AuditCheck as CoreAuditCheck } from '#core/admin/audit/audit_check'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class AuditCheck extends RowWithId {
  @instant()
  declare checkedAt: DateTime

  @column()
  declare rows: number

  @column()
  declare finding: CoreAuditCheck['finding']

  @column()
  declare rowNumber: number | null
}
