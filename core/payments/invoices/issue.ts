import type { User } from '#core/accounts/user'
import { seriesOf, type Invoice, type SellerNow } from '#core/payments/invoices/invoice'
import { splitCredit, splitVat } from '#core/payments/invoices/vat'
import { vatRateOf } from '#core/sites/vat_rates'
import type { Order } from '#core/payments/orders/order'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

type Issuing = Pick<Repositories, 'invoices'>
type IssuePorts = Uses<'clock' | 'ids'>

/**
 * Makes the invoice of an order, in the unit of work that completes it: with the seller and the VAT
 * of that moment, in the language of the buyer. Its number is the next of the seller's year (UTC).
 * Called once an order, by whoever holds the lock on it.
 */
export async function issueInvoice(
  { invoices }: Issuing,
  ports: IssuePorts,
  { id: orderId, country, currency, totalAmount }: Order,
  { siteId, language }: Pick<User, 'siteId' | 'language'>
) {
  const { vatRates, ...seller }: SellerNow = await invoices.sellerOf(siteId)
  const vatNumbers = seller.company?.vatNumbers ?? []
  const vatRate = vatRateOf(country, ports.clock.now(), { vatNumbers, vatRates })
  await write(invoices, ports, {
    kind: 'invoice',
    orderId,
    occasion: `order:${orderId}`,
    language,
    country,
    currency,
    vatRate,
    seller,
    ...splitVat(totalAmount, vatRate),
  })
}

/** Money of an order that went back: by one refund, or by its payer's bank or provider, all of it. */
type Return = Readonly<{ refundId: string; amount: number } | { everything: true }>

/**
 * Makes the credit note of money that went back, in minor units with VAT: from the seller of the
 * invoice, at its rate, and never for more than is left of it. None is made where nothing is left,
 * or where there was no invoice. Called by whoever holds the lock on the order.
 */
export async function issueCreditNote(
  { invoices }: Issuing,
  ports: IssuePorts,
  orderId: string,
  back: Return
) {
  const [invoice, ...notes] = await invoices.ofOrder(orderId)
  if (!invoice) return
  const before = notes.reduce((sum, { grossAmount }) => sum + grossAmount, 0)
  const left = invoice.grossAmount - before
  const amount = 'refundId' in back ? Math.min(back.amount, left) : left
  if (amount <= 0) return
  const { language, country, currency, vatRate, seller } = invoice
  await write(invoices, ports, {
    kind: 'credit_note',
    orderId,
    occasion: 'refundId' in back ? `refund:${back.refundId}` : `back:${orderId}`,
    language,
    country,
    currency,
    vatRate,
    seller,
    ...splitCredit(amount, before, vatRate),
  })
}

type Unnumbered = Omit<Invoice, 'id' | 'series' | 'year' | 'number' | 'issuedAt'>

/** The number comes last: until the work is over, nobody else of the series gets one. */
async function write(
  invoices: Repositories['invoices'],
  { ids, clock }: IssuePorts,
  rest: Unnumbered
) {
  const issuedAt = clock.now().toUTC()
  const [series, year] = [seriesOf(rest.seller), issuedAt.year]
  const number = await invoices.nextNumber(series, year)
  await invoices.add({ ...rest, id: ids.next(), series, year, number, issuedAt })
}
