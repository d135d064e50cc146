import { flags } from '@adonisjs/core/ace'
import { reconcileAfterMinutes } from '#core/payments/settling/reconcile_order'
import { Ports } from '#core/ports'
import { reconcileOrders, reconcileProviders, reconcileRefunds } from '#jobs/reconcile_orders_job'
import { OperatorCommand } from '#terminal/operator_command'

export default class OrdersReconcile extends OperatorCommand {
  static commandName = 'orders:reconcile'
  static description = 'Ask the payment providers about orders and refunds that are still open'
  static help = [
    'Exit code 1 when a provider gave no answer.',
    '{{ binaryName }} orders:reconcile --minutes=60',
  ]
  static options = { startApp: true }

  @flags.number({
    description: 'Minimum age of the orders in minutes',
    default: reconcileAfterMinutes,
  })
  declare minutes: number

  async run() {
    const ports = await this.app.container.make(Ports)
    const counts = {
      'open orders': await reconcileOrders(ports, this.minutes),
      'changed payments': await reconcileProviders(ports),
      'open refunds': await reconcileRefunds(ports, this.minutes),
    }
    if (Object.values(counts).some(({ unanswered }) => unanswered > 0)) this.exitCode = 1
    if (this.json) return this.printJson(counts)
    for (const [what, count] of Object.entries(counts)) this.#report(what, count)
  }

  #report(what: string, count: Awaited<ReturnType<typeof reconcileOrders>>) {
    const { asked, settled, unanswered } = count
    const outcome = `${asked} ${what}, ${settled} settled, ${unanswered} without an answer`
    if (unanswered === 0) return void this.logger.success(outcome)
    this.logger.error(outcome)
  }
}
