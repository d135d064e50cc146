import { args, BaseCommand } from '@adonisjs/core/ace'
import { validate } from 'uuid'
import { Ports } from '#core/ports'
import { payOut } from '#support/payments/pay_out'

export default class PayoutsPaid extends BaseCommand {
  static commandName = 'payouts:paid'
  static description = 'Say that you have transferred a refund of payouts:list'
  static options = { startApp: true }

  @args.string({ description: 'Id of the refund, as payouts:list tells it' })
  declare id: string

  async run() {
    const ports = await this.app.container.make(Ports)
    if (!(await this.#mark(ports))) {
      this.logger.error(`No refund ${this.id} is owed`)
      this.exitCode = 1
      return
    }
    await payOut(ports, this.id)
    this.logger.success(`Refund ${this.id} is paid`)
  }

  async #mark({ clock, unitOfWork }: Ports) {
    if (!validate(this.id)) return false
    return unitOfWork.run(({ payouts }) => payouts.markPaid(this.id, clock.now()))
  }
}
