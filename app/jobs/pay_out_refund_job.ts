import { inject } from '@adonisjs/core'
import i18nManager from '@adonisjs/i18n/services/main'
import { Job } from '@adonisjs/queue'
import { payOutRefund } from '#core/payments/refunds/pay_out_refund'
import { Ports } from '#core/ports'
import Order from '#models/order'
import Refund from '#models/refund'
import Site from '#models/site'
import User from '#models/user'
import { companyAccountOf } from '#queries/payments/company_account'

type Payload = Readonly<{ refundId: string }>

/** Requests a refund at its provider; retried while the provider does not answer. */
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

/** Settles the refund that a payout was made for at once; its job would do it later. */
export async function settleRefundOf(ports: Ports, payoutId: string) {
  // The payout of a surplus, or of unmatched money, has no refund of credits.
  if (await Refund.find(payoutId)) await payOut(ports, payoutId)
}

/** Requests a refund at its provider, described in the payer's language. */
export async function payOut(ports: Ports, refundId: string) {
  const { orderId } = await Refund.findOrFail(refundId)
  const { userId } = await Order.findOrFail(orderId)
  const { language, siteId } = await User.findOrFail(userId)
  const { name: site } = await Site.findOrFail(siteId)
  const description = i18nManager.locale(language).t('payments.refund_description', { site })
  const hasAccount = Boolean((await companyAccountOf(siteId))?.iban)
  return payOutRefund(ports, { refundId, description, hasAccount })
}
