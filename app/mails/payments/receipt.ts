import { withdrawalEndsAt } from '#core/sites/withdrawal'
import { timeZoneByCountry } from '#core/sites/time_zones'
import { invoiceName } from '#core/payments/invoices/invoice'
import { defineMail } from '#mails/mail'
import { urlOfSite } from '#mails/url_of_site'
import type { Reader } from '#mails/reader'
import Invoice from '#models/invoice'
import Order from '#models/order'
import { textAt } from '#queries/pages/static_page'
import { currentSite } from '#queries/sites/current_site'

/**
 * The receipt of a purchase, with a link to its invoice. It confirms the contract on a durable medium
 * (article 8(7) of the Consumer Rights Directive): what was asked for, how to withdraw, and the terms.
 */
export default defineMail({
  kind: 'receipt',
  topic: 'payment',
  need: 'account',
  async facts({ orderId }, { reader }) {
    const order = await Order.findOrFail(orderId)
    const { country, credits, method, totalAmount: amount, currency } = order
    const invoice = await Invoice.findByOrFail({ orderId, kind: 'invoice' })
    const paid = { credits, method, money: { amount, currency } }
    const until = withdrawalEndsAt(order.completedAt ?? invoice.issuedAt, country)
    return {
      orderId,
      ...paid,
      invoice: invoiceName(invoice),
      at: invoice.issuedAt,
      orderedAt: order.createdAt,
      // By the calendar of the country, whose midnight ends it.
      until: until.setZone(timeZoneByCountry[country]),
      hasAsked: order.useAtOnceVersion !== null,
      texts: await textsAt(order, reader),
    }
  },
  link: ({ orderId }) => `/transactions/${orderId}`,
  letter: ({ at, credits, hasAsked, invoice, method, money, orderedAt, texts, until }, say) => {
    const isDebit = method === 'sdd'
    const paid = { credits, method: say.method(method), price: say.price(money) }
    const receipt = { date: say.day(at), invoice }
    const period = { date: say.day(orderedAt), until: say.day(until) }
    return {
      subject: say.text('mails.receipt_subject'),
      body: [
        say.text(isDebit ? 'mails.receipt_debit_text' : 'mails.receipt_text', paid),
        hasAsked ? say.text('mails.receipt_withdrawal', period) : '',
        {
          links: [
            { words: say.text('mails.receipt_withdraw_link'), path: '/complaints/withdrawal' },
            { words: say.text('mails.receipt_refund_link'), path: '/transactions/refund' },
          ],
        },
      ],
      button: say.text('mails.receipt_button'),
      notes: [
        say.text(isDebit ? 'mails.receipt_debit_facts' : 'mails.receipt_facts', receipt),
        say.text('mails.receipt_attached'),
      ],
      attached: [
        { name: `${say.text('mails.receipt_terms_file')}.txt`, text: texts.terms },
        { name: `${say.text('mails.receipt_returns_file')}.txt`, text: texts.returns },
      ],
    }
  },
})

/** The terms and the return policy as they held when the order was placed. */
async function textsAt(
  { createdAt: at }: Order,
  { language: locale, site: { domain, id } }: Reader
) {
  const site = await currentSite(domain)
  const asked = { at, locale, site, url: await urlOfSite({ domain, id }) }
  return { terms: await textAt('terms', asked), returns: await textAt('return-policy', asked) }
}
