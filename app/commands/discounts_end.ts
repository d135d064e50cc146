import { args, BaseCommand } from '@adonisjs/core/ace'
import { endDiscountCode } from '#core/payments/discounts/manage_discount_codes'
import { Ports } from '#core/ports'
import { quoteForTerminal } from '#terminal/quote_for_terminal'

const words = {
  code_not_found: 'there is no such code',
  code_used: 'it is used up already',
  code_ended: 'it has ended already',
}

export default class DiscountsEnd extends BaseCommand {
  static commandName = 'discounts:end'
  static description = 'End a discount code now; an order placed with it keeps its price'
  static options = { startApp: true }

  @args.string({ description: 'The code, in any case' })
  declare code: string

  async run() {
    const ports = await this.app.container.make(Ports)
    const ended = await endDiscountCode(ports, this.code)
    if (ended.ok) return this.logger.success(`${ended.value.code} counts no more`)
    this.logger.error(`${quoteForTerminal(this.code)}: ${words[ended.refusal]}`)
    this.exitCode = 1
  }
}
