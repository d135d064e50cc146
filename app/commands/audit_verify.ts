import { terminal } from '#core/admin/admin'
import { checkAuditByAdmin } from '#core/admin/audit/check_audit'
import { Ports } from '#core/ports'
import { OperatorCommand } from '#terminal/operator_command'

export default class AuditVerify extends OperatorCommand {
  static commandName = 'audit:verify'
  static description = 'Check that no row of the audit log was changed, removed or reordered'
  static help = [
    'Exit code 1 when a row was changed or is missing.',
    '{{ binaryName }} audit:verify --json',
  ]
  static options = { startApp: true }

  async run() {
    const ports = await this.app.container.make(Ports)
    const checked = await checkAuditByAdmin(ports, { by: terminal })
    if (!checked.ok) throw new Error(`The terminal was refused: ${checked.refusal}`)
    const { finding, rowNumber, rows } = checked.value
    if (this.json) this.printJson({ rows, finding, rowNumber })
    if (this.json) return void (this.exitCode = finding ? 1 : 0)
    if (!finding) return this.logger.success(`${rows} rows, all as written`)
    const what = { audit_row_changed: 'was changed', audit_row_missing: 'is missing' }
    this.fail(`Row ${rowNumber} ${what[finding]}`)
  }
}
