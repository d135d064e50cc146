import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import Order from '#models/order'
import SurplusPayment from '#models/surplus_payment'
import User from '#models/user'

type Payload = Readonly<{ surplusId: string }>

/** The word that money which came twice is on its way back; an erased account gets nothing. */
@inject()
export default class SendSurplusMailJob extends Job<Payload> {
  static options = { name: 'send_surplus_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const surplus = await SurplusPayment.findOrFail(this.payload.surplusId)
    const { id: orderId, userId, method } = await Order.findOrFail(surplus.orderId)
    const user = await User.query().where('id', userId).preload('profile').firstOrFail()
    if (!user.email) return
    const { amount, currency, foundAt: askedAt } = surplus
    const { email: to, language, siteId, profile } = user
    await this.ports.mailer.send({
      ...{ kind: 'surplus_refund', userId, to, language, siteId, name: profile.name },
      ...{ money: { amount, currency }, method, orderId, askedAt },
    })
  }
}
