import { BaseCommand } from '@adonisjs/core/ace'
import { terminal } from '#core/admin/admin'
import { checkAuditByAdmin } from '#core/admin/audit/check_audit'
import { Ports } from '#core/ports'

export default class AuditVerify extends BaseCommand {
  static commandName = 'audit:verify'
  static description = 'Check that no row of the audit log was changed, removed or reordered'
  static options = { startApp: true }

  async run() {
    const ports = await this.app.container.make(Ports)
    const checked = await checkAuditByAdmin(ports, { by: terminal })
    if (!checked.ok) throw new Error(`The terminal was refused: ${checked.refusal}`)
    const { finding, rowNumber, rows } = checked.value
    if (!finding) return this.logger.success(`${rows} rows, all as written`)
    const what = { audit_row_changed: 'was changed', audit_row_missing: 'is missing' }
    this.logger.error(`Row ${rowNumber} ${what[finding]}`)
    this.exitCode = 1
  }
}
