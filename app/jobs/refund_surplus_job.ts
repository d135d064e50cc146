import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import i18nManager from '@adonisjs/i18n/services/main'
import { Job } from '@adonisjs/queue'
import { refundSurplus } from '#core/payments/surplus/refund_surplus'
import { Ports } from '#core/ports'
import Order from '#models/order'
import Site from '#models/site'
import SurplusPayment from '#models/surplus_payment'
import User from '#models/user'

type Payload = Readonly<{ surplusId: string }>

/** Refunds a surplus payment. */
@inject()
export default class RefundSurplusJob extends Job<Payload> {
  static options = { name: 'refund_surplus' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await refundSurplusPayment(this.ports, this.payload.surplusId)
  }
}

/** Refunds a surplus payment, described in its payer's language; an operator is told when it fails. */
export async function refundSurplusPayment(ports: Ports, surplusId: string) {
  const surplus = await SurplusPayment.findOrFail(surplusId)
  const order = await Order.findOrFail(surplus.orderId)
  const { language, siteId } = await User.findOrFail(order.userId)
  const { name: site } = await Site.findOrFail(siteId)
  const description = i18nManager.locale(language).t('payments.surplus_description', { site })
  const refunded = await refundSurplus(ports, { surplusId, description })
  if (refunded.ok && refunded.value === 'returned') return
  const { provider, paymentId, orderId } = surplus
  logger.error({ surplusId, provider, paymentId, orderId }, 'A surplus payment was not refunded')
}

/** Retries the surplus payments whose own job gave up; one that fails does not stop the others. */
export async function refundOwedPayments(ports: Ports) {
  const owed = await SurplusPayment.query().where('status', 'owed').orderBy('id')
  for (const { id: surplusId } of owed) {
    await refundSurplusPayment(ports, surplusId).catch((error: unknown) => {
      logger.error({ err: error, surplusId }, 'The payment provider gave no answer')
    })
  }
}
