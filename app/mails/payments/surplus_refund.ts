import { defineMail } from '#mails/mail'
import { refundWords } from '#mails/payments/refund_facts'
import Order from '#models/order'
import SurplusPayment from '#models/surplus_payment'

/** Tells a member that a surplus payment is being refunded. */
export default defineMail({
  kind: 'surplus_refund',
  need: 'account',
  async facts({ surplusId }) {
    const { orderId, amount, currency, foundAt } = await SurplusPayment.findOrFail(surplusId)
    const { method } = await Order.findOrFail(orderId)
    return { orderId, money: { amount, currency }, method, askedAt: foundAt }
  },
  link: ({ orderId }) => `/transactions/${orderId}`,
  words: refundWords,
})
