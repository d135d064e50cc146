import { terminal } from '#core/admin/admin'
import { keepCheckOfAdmin } from '#core/admin/money/verify_ledger'
import type { LedgerFinding } from '#core/credits/ledger_check'
import { Ports } from '#core/ports'
import { addUpLedger } from '#jobs/check_ledger_job'
import { OperatorCommand } from '#terminal/operator_command'

export default class LedgerVerify extends OperatorCommand {
  static commandName = 'ledger:verify'
  static description =
    'Recompute every balance, lot and refund from the ledger and report differences'
  static help = ['Exit code 1 when something differs.', '{{ binaryName }} ledger:verify --json']
  static options = { startApp: true }

  async run() {
    const ports = await this.app.container.make(Ports)
    const { check, findings } = await addUpLedger(ports)
    const kept = await keepCheckOfAdmin(ports, { by: terminal, check })
    if (!kept.ok) throw new Error(`The terminal was refused: ${kept.refusal}`)
    if (this.json) this.printJson(findings)
    if (findings.length > 0) this.exitCode = 1
    if (this.json) return
    for (const finding of findings) this.logger.error(words[finding.kind](finding))
    if (findings.length === 0)
      this.logger.success('Every balance, lot and refund agrees with the ledger')
  }
}

const words: Readonly<Record<LedgerFinding['kind'], (finding: LedgerFinding) => string>> = {
  balance: ({ expected, found, id }) => {
    return `${id}: balance ${found} credits, sum of its movements ${expected}`
  },
  lot: ({ expected, found, id, what }) => {
    return `Order ${id}, ${what}: ${expected} expected, ${found} posted`
  },
  refund: ({ expected, found, id, what }) => {
    return `Refund or order ${id}, ${what}: ${expected} expected, ${found} recorded`
  },
}
