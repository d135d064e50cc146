import { args, flags } from '@adonisjs/core/ace'
import { isId } from '#core/id'
import { terminal } from '#core/admin/admin'
import { makePayout } from '#core/admin/money/make_payout'
import { Ports } from '#core/ports'
import { settleRefundOf } from '#jobs/pay_out_refund_job'
import { OperatorCommand } from '#terminal/operator_command'

export default class PayoutsPaid extends OperatorCommand {
  static commandName = 'payouts:paid'
  static description = 'Confirm that you have made a transfer that payouts:list shows'
  static help = ['{{ binaryName }} payouts:paid 0190a8f2-6c1e-7d3b-9b5a-2f4e8c7d1a60']
  static options = { startApp: true }

  @args.string({ description: 'Id of the payout, as payouts:list shows it' })
  declare id: string

  @flags.boolean({
    description: 'You made the transfer before its debit came back: the member owes it to you',
  })
  declare transferred?: boolean

  async run() {
    const ports = await this.app.container.make(Ports)
    if (!isId(this.id)) return this.fail(this.#words.payout_not_due)
    const confirmation = { payoutId: this.id, isTransferred: this.transferred ?? false }
    const confirmed = await makePayout(ports, { by: terminal, ...confirmation })
    if (!confirmed.ok) return this.fail(this.#words[confirmed.refusal])
    await settleRefundOf(ports, this.id)
    this.done({ id: this.id }, `Payout ${this.id} is paid`)
  }

  get #words() {
    return {
      payout_not_due: `No payout ${this.id} is due`,
      debit_not_settled: 'Its debit is not settled: the bank may still refuse it. Do not pay yet',
      act_not_allowed: 'That is not allowed',
      second_factor_due: 'That needs a second factor',
      debit_returned:
        'Its debit came back: the payer has the money, do not pay. If you paid before, add --transferred',
    }
  }
}
