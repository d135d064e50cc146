import { BaseCommand } from '@adonisjs/core/ace'
import { ledgerDifferences } from '#queries/credits/ledger_differences'
import { lotDifferences } from '#queries/credits/lot_differences'
import { refundDifferences } from '#queries/credits/refund_differences'

export default class LedgerVerify extends BaseCommand {
  static commandName = 'ledger:verify'
  static description =
    'Recompute every balance, lot and refund from the ledger and report those that differ'
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
    const refunds = await refundDifferences()
    for (const { id, what, expected, booked } of refunds) {
      this.logger.error(`Refund or order ${id}: ${expected} ${what}, the books say ${booked}`)
    }
    if (balances.length + lots.length + refunds.length > 0) this.exitCode = 1
    else this.logger.success('Every balance, lot and refund is what its movements say')
  }
}
