import { args } from '@adonisjs/core/ace'
import { terminal } from '#core/admin/admin'
import { endCode } from '#core/admin/discounts/change_code'
import { Ports } from '#core/ports'
import { quoteForTerminal } from '#terminal/quote_for_terminal'
import { OperatorCommand } from '#terminal/operator_command'

const words = {
  code_not_found: 'there is no such code',
  code_used: 'it has already been used',
  code_ended: 'it has already ended',
}

export default class DiscountsEnd extends OperatorCommand {
  static commandName = 'discounts:end'
  static description = 'End a discount code now; orders already placed with it keep their price'
  static help = ['{{ binaryName }} discounts:end SPRING10']
  static options = { startApp: true }

  @args.string({ description: 'The code, in upper or lower case' })
  declare code: string

  async run() {
    const ports = await this.app.container.make(Ports)
    const ended = await endCode(ports, { by: terminal, code: this.code })
    if (ended.ok) return this.done(ended.value, `${ended.value.code} is no longer valid`)
    this.fail(`${quoteForTerminal(this.code)}: ${words[ended.refusal as keyof typeof words]}`)
  }
}
