import { BaseCommand } from '@adonisjs/core/ace'
import { owedPayouts } from '#queries/payments/owed_payouts'
import { formatDecimal } from '#support/sepa/decimal'

export default class PayoutsList extends BaseCommand {
  static commandName = 'payouts:list'
  static description = 'Refunds that you have to transfer from your own bank'
  static options = { startApp: true }

  /** Names and account numbers: for the operator's eyes. */
  async run() {
    const owed = await owedPayouts()
    const waiting = owed.filter(({ payee }) => payee === null)
    for (const { payout, payee } of owed) {
      if (!payee) continue
      const { id, amount, description } = payout
      const to = `${payee.iban} (${payee.name || 'name unknown'})`
      this.logger.info(`${id}: ${formatDecimal(amount)} EUR to ${to}, "${description}"`)
    }
    if (waiting.length > 0) {
      this.logger.info(`${waiting.length} more wait until their debit is settled`)
    }
    if (owed.length === 0) this.logger.success('Nothing is owed')
    else this.logger.info('Tell of each that you have transferred: payouts:paid <id>')
  }
}
