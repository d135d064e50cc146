import { invoiceName } from '#core/payments/invoices/invoice'
import { defineMail } from '#mails/mail'
import Invoice from '#models/invoice'
import Order from '#models/order'

/** The receipt of a purchase, with a link to its invoice. */
export default defineMail({
  kind: 'receipt',
  topic: 'payment',
  need: 'account',
  async facts({ orderId }) {
    const { credits, method, totalAmount: amount, currency } = await Order.findOrFail(orderId)
    const invoice = await Invoice.findByOrFail({ orderId, kind: 'invoice' })
    const paid = { credits, method, money: { amount, currency } }
    return { orderId, ...paid, invoice: invoiceName(invoice), at: invoice.issuedAt }
  },
  link: ({ orderId }) => `/transactions/${orderId}`,
  letter: ({ at, credits, invoice, method, money }, say) => {
    const isDebit = method === 'sdd'
    const paid = { credits, method: say.method(method), price: say.price(money) }
    const receipt = { date: say.day(at), invoice }
    return {
      subject: say.text('mails.receipt_subject'),
      body: [say.text(isDebit ? 'mails.receipt_debit_text' : 'mails.receipt_text', paid)],
      button: say.text('mails.receipt_button'),
      notes: [say.text(isDebit ? 'mails.receipt_debit_facts' : 'mails.receipt_facts', receipt)],
    }
  },
})
