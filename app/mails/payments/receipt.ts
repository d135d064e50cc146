import { invoiceName } from '#core/payments/invoices/invoice'
import { defineMail } from '#mails/mail'
import Invoice from '#models/invoice'
import Order from '#models/order'

/** The receipt of a purchase, with a link to its invoice. */
export default defineMail({
  kind: 'receipt',
  need: 'account',
  async facts({ orderId }) {
    const { credits, method, totalAmount: amount, currency } = await Order.findOrFail(orderId)
    const invoice = await Invoice.findByOrFail({ orderId, kind: 'invoice' })
    const paid = { credits, method, money: { amount, currency } }
    return { orderId, ...paid, invoice: invoiceName(invoice), at: invoice.issuedAt }
  },
  link: ({ orderId }) => `/transactions/${orderId}`,
  words: ({ at, method, money }, say) => ({
    date: say.day(at),
    price: say.price(money),
    paidBy: say.method(method),
  }),
})
