import { BaseCommand } from '@adonisjs/core/ace'
import type { LedgerFinding } from '#core/credits/ledger_check'
import { ledgerFindings } from '#queries/credits/ledger_findings'

export default class LedgerVerify extends BaseCommand {
  static commandName = 'ledger:verify'
  static description =
    'Recompute every balance, lot and refund from the ledger and report differences'
  static options = { startApp: true }

  async run() {
    const findings = await ledgerFindings()
    for (const finding of findings) this.logger.error(words[finding.kind](finding))
    if (findings.length > 0) this.exitCode = 1
    else this.logger.success('Every balance, lot and refund agrees with the ledger')
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
