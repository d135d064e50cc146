import { formatDecimal } from '#core/decimal'
import type OpenItem from '#models/open_item'
import type SurplusPayment from '#models/surplus_payment'
import { moneyToDecide } from '#queries/payments/money_to_decide'
import { quoteForTerminal } from '#terminal/quote_for_terminal'
import { OperatorCommand } from '#terminal/operator_command'

export default class MoneyList extends OperatorCommand {
  static commandName = 'money:list'
  static description = 'List money that waits for your decision, and money that members owe'
  static help = ['{{ binaryName }} money:list --json']
  static options = { startApp: true }

  /** Prints names and account numbers, for the operator only. */
  async run() {
    const { items, surplus, owed, interrupted } = await moneyToDecide()
    if (this.json) return this.printJson({ items, surplus, owed, interrupted })
    for (const item of items) this.logger.log(lineOfItem(item))
    for (const one of surplus) this.logger.log(lineOfSurplus(one))
    for (const one of owed) this.logger.log(lineOfClaim(one))
    if (interrupted > 0) {
      this.logger.warning(`${interrupted} movements were not finished: import their file again`)
    }
    if (items.length + surplus.length + owed.length === 0)
      this.logger.success('Nothing waits for you')
    else
      this.logger.info('Close each that you have settled: money:close <id> --note="what you did"')
  }
}

function lineOfItem({ id, kind, direction, amount, currency, details }: OpenItem) {
  const sign = direction === 'in' ? '+' : '-'
  return `${id}: ${sign}${formatDecimal(amount)} ${currency}, ${kind}: ${quoteForTerminal(details)}`
}

function lineOfSurplus({ amount, currency, id, orderId, provider }: SurplusPayment) {
  const left = `${formatDecimal(amount)} ${currency}`
  return `${id}: ${left} of surplus that ${provider} did not return (order ${orderId})`
}

type Owed = Awaited<ReturnType<typeof moneyToDecide>>['owed'][number]

function lineOfClaim({ claim: { id, userId, orderId }, money: { amount, currency } }: Owed) {
  const left = `${formatDecimal(amount)} ${currency}`
  return `${id}: ${left} owed by member ${userId}, for money taken back (order ${orderId})`
}
