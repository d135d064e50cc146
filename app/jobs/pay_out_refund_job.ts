import { inject } from '@adonisjs/core'
import i18nManager from '@adonisjs/i18n/services/main'
import { Job } from '@adonisjs/queue'
import { payOutRefund } from '#core/payments/refunds/pay_out_refund'
import { Ports } from '#core/ports'
import Order from '#models/order'
import Refund from '#models/refund'
import Site from '#models/site'
import User from '#models/user'

type Payload = Readonly<{ refundId: string }>

/** Asks the provider to give the money of a refund back; one that does not answer is asked again. */
@inject()
export default class PayOutRefundJob extends Job<Payload> {
  static options = { name: 'pay_out_refund' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await payOut(this.ports, this.payload.refundId)
  }
}

/** Pays a refund out; its payer reads on their account, in their language, whom it is from. */
export async function payOut(ports: Ports, refundId: string) {
  const { orderId } = await Refund.findOrFail(refundId)
  const { userId } = await Order.findOrFail(orderId)
  const { language, siteId } = await User.findOrFail(userId)
  const { name: site } = await Site.findOrFail(siteId)
  const description = i18nManager.locale(language).t('payments.refund_description', { site })
  return payOutRefund(ports, { refundId, description })
}
