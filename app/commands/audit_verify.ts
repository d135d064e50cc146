import { BaseCommand } from '@adonisjs/core/ace'
import { verifyAudit } from '#core/admin/audit/verify_audit'
import { Ports } from '#core/ports'

export default class AuditVerify extends BaseCommand {
  static commandName = 'audit:verify'
  static description = 'Check that no row of the audit log was changed, removed or reordered'
  static options = { startApp: true }

  async run() {
    const verified = await verifyAudit(await this.app.container.make(Ports))
    if (verified.ok) return this.logger.success(`${verified.value.rows} rows, all as written`)
    const { number } = verified.details
    const what = { audit_row_changed: 'was changed', audit_row_missing: 'is missing' }
    this.logger.error(`Row ${number} ${what[verified.refusal]}`)
    this.exitCode = 1
  }
}
