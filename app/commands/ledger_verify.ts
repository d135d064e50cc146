import { BaseCommand } from '@adonisjs/core/ace'
import { ledgerDifferences } from '#queries/credits/ledger_differences'
import { lotDifferences } from '#queries/credits/lot_differences'

export default class LedgerVerify extends BaseCommand {
  static commandName = 'ledger:verify'
  static description =
    'Recompute every balance and lot from the ledger and report those that differ'
  static options = { startApp: true }

  async run() {
    const balances = await ledgerDifferences()
    for (const { account, stored, booked } of balances) {
      this.logger.error(`${account} has ${stored} credits, its movements make ${booked}`)
    }
    const lots = await lotDifferences()
    for (const { orderId, what, expected, booked } of lots) {
      this.logger.error(
        `Order ${orderId}: ${expected} credits ${what}, its movements say ${booked}`
      )
    }
    if (balances.length + lots.length > 0) this.exitCode = 1
    else this.logger.success('Every balance and every lot is the sum of its movements')
  }
}
