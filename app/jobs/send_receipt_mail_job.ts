import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { invoiceName } from '#core/payments/invoices/invoice'
import { Ports } from '#core/ports'
import Invoice from '#models/invoice'
import Order from '#models/order'
import User from '#models/user'

type Payload = Readonly<{ orderId: string }>

/** What was paid, for what, and where its invoice is; an erased account gets nothing. */
@inject()
export default class SendReceiptMailJob extends Job<Payload> {
  static options = { name: 'send_receipt_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const order = await Order.findOrFail(this.payload.orderId)
    const { id: orderId, credits, method, totalAmount: amount, currency } = order
    const user = await User.query().where('id', order.userId).preload('profile').firstOrFail()
    if (!user.email) return
    const invoice = await Invoice.findByOrFail({ orderId, kind: 'invoice' })
    const { id: userId, email: to, language, siteId, profile } = user
    await this.ports.mailer.send({
      ...{ kind: 'receipt', userId, to, language, siteId, name: profile.name },
      ...{ credits, money: { amount, currency }, method, orderId },
      ...{ invoice: invoiceName(invoice), at: invoice.issuedAt },
    })
  }
}
