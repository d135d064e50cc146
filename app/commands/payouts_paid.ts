import { args, BaseCommand } from '@adonisjs/core/ace'
import { validate } from 'uuid'
import { Ports } from '#core/ports'
import Refund from '#models/refund'
import { payOut } from '#jobs/pay_out_refund_job'

export default class PayoutsPaid extends BaseCommand {
  static commandName = 'payouts:paid'
  static description = 'Confirm that you have made a transfer that payouts:list shows'
  static options = { startApp: true }

  @args.string({ description: 'Id of the payout, as payouts:list shows it' })
  declare id: string

  async run() {
    const ports = await this.app.container.make(Ports)
    if (!(await this.#mark(ports))) {
      this.logger.error(`No payout ${this.id} is due`)
      this.exitCode = 1
      return
    }
    // The payout of a surplus has no refund of credits to settle.
    if (await Refund.find(this.id)) await payOut(ports, this.id)
    this.logger.success(`Payout ${this.id} is paid`)
  }

  async #mark({ clock, unitOfWork }: Ports) {
    if (!validate(this.id)) return false
    return unitOfWork.run(({ payouts }) => payouts.markPaid(this.id, clock.now()))
  }
}
