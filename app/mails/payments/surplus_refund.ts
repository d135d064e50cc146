import { defineMail } from '#mails/mail'
import { refundWords, shortOrder } from '#mails/payments/refund_facts'
import IncomingTransfer from '#models/incoming_transfer'
import Order from '#models/order'
import SurplusPayment from '#models/surplus_payment'

/**
 * Tells a member that money which their order does not need, or that is not enough, goes back; by another
 * way than it came where an admin gave it back by hand.
 */
export default defineMail({
  kind: 'surplus_refund',
  topic: 'payment',
  need: 'account',
  async facts({ surplusId }) {
    const surplus = await SurplusPayment.findOrFail(surplusId)
    const { orderId, paymentId, amount, currency, foundAt, settledAt } = surplus
    const { method } = await Order.findOrFail(orderId)
    const transfer = await IncomingTransfer.find(paymentId)
    const isIncomplete = Boolean(transfer?.owedBackAt)
    const isByHand = settledAt !== null
    const money = { amount, currency }
    return { orderId, money, method, askedAt: foundAt, isByHand, isIncomplete }
  },
  link: ({ orderId }) => `/transactions/${orderId}`,
  letter: (surplus, say) => {
    const { isByHand, isIncomplete, orderId } = surplus
    const { date, method, price } = refundWords(surplus, say)
    const what = isIncomplete ? 'incomplete' : 'surplus'
    const way = isByHand ? 'by_hand' : 'refund'
    return {
      subject: say.text('mails.surplus_refund_subject'),
      body: [
        say.text(`mails.${what}_${way}_text`, { method, price }),
        say.text('mails.surplus_refund_note'),
      ],
      button: say.text('mails.refund_button'),
      notes: [say.text('mails.surplus_refund_facts', { date, order: shortOrder(orderId) })],
    }
  },
})
