import { args, flags } from '@adonisjs/core/ace'
import { isId } from '#core/id'
import { terminal } from '#core/admin/admin'
import { closeMoney, settleClaimByAdmin } from '#core/admin/money/close_money'
import { settleSurplus } from '#core/admin/money/settle_surplus'
import { settledOutcomes } from '#core/admin/orders/settle_failed_refund'
import { Ports } from '#core/ports'
import { OperatorCommand } from '#terminal/operator_command'

export default class MoneyClose extends OperatorCommand {
  static commandName = 'money:close'
  static description = 'Close what money:list shows, with a note of what you did'
  static help = [
    "{{ binaryName }} money:close 0190a8f2-6c1e-7d3b-9b5a-2f4e8c7d1a60 --note='Sent back on 3 March'",
    "{{ binaryName }} money:close 0190a8f2-6c1e-7d3b-9b5a-2f4e8c7d1a60 --outcome=returned --note='By bank transfer'",
  ]
  static options = { startApp: true }

  @args.string({ description: 'Id, as money:list shows it' })
  declare id: string

  @flags.string({ description: 'What you did, such as "sent back on 3 March"' })
  declare note?: string

  @flags.string({
    description: 'Of a surplus: returned, which its payer is mailed, or kept as nothing is owed',
  })
  declare outcome?: string

  async run() {
    if (!isId(this.id)) return this.fail(this.#words.item_not_found)
    const ports = await this.app.container.make(Ports)
    const note = this.note ?? ''
    const closed = await closeMoney(ports, { by: terminal, itemId: this.id, note })
    if (closed.ok) return this.done({ id: this.id, closed: 'open_item' }, 'Closed')
    if (closed.refusal !== 'item_not_found') return this.fail(this.#words[closed.refusal])
    const settled = await settleClaimByAdmin(ports, { by: terminal, claimId: this.id, note })
    if (settled.ok) return this.done({ id: this.id, closed: 'claim' }, 'Settled')
    if (settled.refusal !== 'claim_not_found') return this.fail(this.#words[settled.refusal])
    const outcome = settledOutcomes.find((one) => one === this.outcome)
    if (!outcome) return this.fail('--outcome must say what became of it: returned or kept')
    const given = await settleSurplus(ports, { by: terminal, surplusId: this.id, note, outcome })
    if (!given.ok) return this.fail(this.#words[given.refusal])
    this.done({ id: this.id, closed: 'surplus', outcome }, 'Settled')
  }

  get #words() {
    return {
      item_not_found: `money:list has no ${this.id}`,
      claim_not_found: `money:list has no ${this.id}`,
      surplus_not_found: `money:list has no ${this.id}`,
      item_closed: 'It is already closed',
      claim_settled: 'It is already settled',
      surplus_settled: 'It is already settled',
      note_missing: '--note must say what you did',
      act_not_allowed: 'That is not allowed',
      second_factor_due: 'That needs a second factor',
    }
  }
}
