import { BaseCommand } from '@adonisjs/core/ace'
import { checkAudit } from '#core/admin/audit/check_audit'
import { Ports } from '#core/ports'

export default class AuditVerify extends BaseCommand {
  static commandName = 'audit:verify'
  static description = 'Check that no row of the audit log was changed, removed or reordered'
  static options = { startApp: true }

  async run() {
    const { finding, rowNumber, rows } = await checkAudit(await this.app.container.make(Ports))
    if (!finding) return this.logger.success(`${rows} rows, all as written`)
    const what = { audit_row_changed: 'was changed', audit_row_missing: 'is missing' }
    this.logger.error(`Row ${rowNumber} ${what[finding]}`)
    this.exitCode = 1
  }
}
