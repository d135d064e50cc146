import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import Order from '#models/order'
import Refund from '#models/refund'
import User from '#models/user'

type Payload = Readonly<{ refundId: string; kind: 'refund' | 'refund_failed' }>

/** The receipt of a refund, or the word that it failed; an erased account gets nothing. */
@inject()
export default class SendRefundMailJob extends Job<Payload> {
  static options = { name: 'send_refund_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const refund = await Refund.findOrFail(this.payload.refundId)
    const { id: orderId, userId, method } = await Order.findOrFail(refund.orderId)
    const user = await User.query().where('id', userId).preload('profile').firstOrFail()
    if (!user.email) return
    const { credits, amount, currency, createdAt: askedAt } = refund
    const { email: to, language, siteId, profile } = user
    await this.ports.mailer.send({
      ...{ kind: this.payload.kind, userId, to, language, siteId, name: profile.name },
      ...{ credits, money: { amount, currency }, method, orderId, askedAt },
    })
  }
}
