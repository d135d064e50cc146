import { flags } from '@adonisjs/core/ace'
import { DateTime } from 'luxon'
import { discountList } from '#queries/credits/discount_list'
import { discountLine } from '#terminal/discounts'
import { OperatorCommand } from '#terminal/operator_command'

const most = 200

export default class DiscountsList extends OperatorCommand {
  static commandName = 'discounts:list'
  static description = 'List the discount codes that can be used or are reserved by an open order'
  static help = ['{{ binaryName }} discounts:list --all --json']
  static options = { startApp: true }

  @flags.boolean({ description: 'Also list those that were used or have ended' })
  declare all?: boolean

  async run() {
    const now = DateTime.utc()
    const codes = await discountList({ now, all: this.all ?? false, most })
    if (this.json) return this.printJson(codes)
    for (const code of codes) this.logger.log(discountLine(code, now))
    this.logger.info(`${codes.length}${codes.length === most ? ' or more' : ''} codes`)
  }
}
