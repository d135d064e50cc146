import { BaseCommand } from '@adonisjs/core/ace'
import { ledgerDifferences } from '#queries/credits/ledger_differences'

export default class LedgerVerify extends BaseCommand {
  static commandName = 'ledger:verify'
  static description = 'Recompute every balance from the ledger and report those that differ'
  static options = { startApp: true }

  async run() {
    const differences = await ledgerDifferences()
    for (const { account, stored, booked } of differences) {
      this.logger.error(`${account} has ${stored} credits, its movements make ${booked}`)
    }
    if (differences.length > 0) this.exitCode = 1
    else this.logger.success('Every balance is the sum of its movements')
  }
}
