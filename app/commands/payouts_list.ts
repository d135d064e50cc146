import { duePayouts, type Payee } from '#queries/payments/due_payouts'
import { formatDecimal } from '#core/decimal'
import { OperatorCommand } from '#terminal/operator_command'

export default class PayoutsList extends OperatorCommand {
  static commandName = 'payouts:list'
  static description =
    'List the refunds and surpluses that you have to transfer from your own bank account'
  static help = ['{{ binaryName }} payouts:list --json']
  static options = { startApp: true }

  /** Prints names and account numbers, for the operator only. */
  async run() {
    const owed = await duePayouts()
    if (this.json) return this.printJson(owed)
    let waiting = 0
    for (const { payout, payee } of owed) {
      if (payee === 'waiting') waiting += 1
      else {
        const { id, amount, description } = payout
        this.logger.info(
          `${id}: ${formatDecimal(amount)} EUR to ${wordsOf(payee)}, "${description}"`
        )
      }
    }
    if (waiting > 0) this.logger.info(`${waiting} more wait until their debit is settled`)
    if (owed.length === 0) this.logger.success('Nothing is owed')
    else this.logger.info('Confirm each transfer that you have made: payouts:paid <id>')
  }
}

function wordsOf(payee: Payee | null) {
  if (payee) return `${payee.iban} (${payee.name || 'name unknown'})`
  return 'an account that the bank did not name (ask the bank or the member)'
}
