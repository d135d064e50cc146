import { BaseCommand } from '@adonisjs/core/ace'
import { ledgerDifferences } from '#queries/credits/ledger_differences'
import { lotDifferences } from '#queries/credits/lot_differences'
import { refundDifferences } from '#queries/credits/refund_differences'

export default class LedgerVerify extends BaseCommand {
  static commandName = 'ledger:verify'
  static description =
    'Recompute every balance, lot and refund from the ledger and report differences'
  static options = { startApp: true }

  async run() {
    const balances = await ledgerDifferences()
    for (const { account, stored, posted } of balances) {
      this.logger.error(`${account}: balance ${stored} credits, sum of its movements ${posted}`)
    }
    const lots = await lotDifferences()
    for (const { orderId, what, expected, posted } of lots) {
      this.logger.error(`Order ${orderId}, ${what}: ${expected} expected, ${posted} posted`)
    }
    const refunds = await refundDifferences()
    for (const { id, what, expected, recorded } of refunds) {
      this.logger.error(
        `Refund or order ${id}, ${what}: ${expected} expected, ${recorded} recorded`
      )
    }
    if (balances.length + lots.length + refunds.length > 0) this.exitCode = 1
    else this.logger.success('Every balance, lot and refund agrees with the ledger')
  }
}
