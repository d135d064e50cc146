import { flags } from '@adonisjs/core/ace'
import { terminal } from '#core/admin/admin'
import { beginComparisonSince } from '#core/admin/money/compare_day'
import { comparedDays } from '#core/payments/settling/settlement_differences'
import { Ports } from '#core/ports'
import { compareSettlements } from '#jobs/compare_settlements_job'
import { OperatorCommand } from '#terminal/operator_command'

export default class SettlementsCompare extends OperatorCommand {
  static commandName = 'settlements:compare'
  static description = 'Compare what the payment providers received with the ledger'
  static help = [
    'Exit code 1 when something differs.',
    '{{ binaryName }} settlements:compare --days=7 --json',
  ]
  static options = { startApp: true }

  @flags.number({ description: 'Number of days to look back', default: comparedDays })
  declare days: number

  async run() {
    const ports = await this.app.container.make(Ports)
    const begun = await beginComparisonSince(ports, { by: terminal, days: this.days })
    if (!begun.ok) throw new Error(`The terminal was refused: ${begun.refusal}`)
    const differences = await compareSettlements(ports, begun.value)
    if (differences.length > 0) this.exitCode = 1
    if (this.json) return this.printJson(differences)
    for (const { provider, orderId, received, expected, references } of differences) {
      const payments = references.join(', ') || 'no payment'
      this.logger.error(
        `${provider}, order ${orderId}: ${received} received (${payments}), ${expected} expected`
      )
    }
    if (differences.length === 0) this.logger.success('The providers agree with the ledger')
  }
}
