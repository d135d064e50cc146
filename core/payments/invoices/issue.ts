import type { User } from '#core/users/user'
import { seriesOf, zoneOf, type Invoice } from '#core/payments/invoices/invoice'
import { splitCredit, splitVat } from '#core/payments/invoices/vat'
import { vatRateOf } from '#core/sites/vat_rates'
import type { Order } from '#core/payments/orders/order'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

type InvoiceRepository = Pick<Repositories, 'invoices'>
type IssuePorts = Uses<'clock' | 'ids'>

/**
 * Issues the invoice of an order, in the unit of work that completes it: with the seller and the VAT
 * rate of that moment, in the buyer's language, and the next number of the year in the seller's zone.
 * Called once per order; the caller holds the lock on it.
 * Rule: docs/product/payments.md, Invoices and credit notes.
 */
export async function issueInvoice(
  { invoices }: InvoiceRepository,
  ports: IssuePorts,
  order: Order,
  buyer: Pick<User, 'siteId' | 'language'>
) {
  const { vatRates, ...seller } = await invoices.sellerOf(buyer.siteId)
  const vatNumbers = seller.company?.vatNumbers ?? []
  const vatRate = vatRateOf(order.country, ports.clock.now(), { vatNumbers, vatRates })
  await addNumbered(invoices, ports, {
    kind: 'invoice',
    orderId: order.id,
    occasion: `order:${order.id}`,
    language: buyer.language,
    country: order.country,
    currency: order.currency,
    vatRate,
    seller,
    ...splitVat(order.totalAmount, vatRate),
  })
}

/** How the occasions of credit notes for reversals begin. */
const reversal = 'back:'

/** Returned money of an order: one refund, in minor units, or a reversal of everything. */
type Return = Readonly<{ refundId: string; amount: number } | { everything: true }>

/**
 * Issues the credit note for returned money: from the seller of the invoice, at its VAT rate, and
 * never for more than is left of it. A refund has one. None is issued where nothing is left, or without
 * an invoice.
 * The caller holds the lock on the order.
 * Rule: docs/product/payments.md, Invoices and credit notes.
 */
export async function issueCreditNote(
  { invoices }: InvoiceRepository,
  ports: IssuePorts,
  orderId: string,
  returned: Return
) {
  const [invoice, ...later] = await invoices.where({ orderId }, 'id')
  if (!invoice) return
  const creditedBefore = credited(later)
  const left = invoice.grossAmount - creditedBefore
  const amount = 'refundId' in returned ? Math.min(returned.amount, left) : left
  if (amount <= 0) return
  const occasion =
    'refundId' in returned
      ? `refund:${returned.refundId}`
      : `${reversal}${orderId}${later.length > 0 ? `:${later.length}` : ''}`
  if (later.some((paper) => paper.occasion === occasion)) return
  const { language, country, currency, vatRate, seller } = invoice
  await addNumbered(invoices, ports, {
    kind: 'credit_note',
    orderId,
    occasion,
    language,
    country,
    currency,
    vatRate,
    seller,
    ...splitCredit(amount, creditedBefore, vatRate),
  })
}

/**
 * Issues another invoice for what the credit note of a chargeback credited, when it is undone: papers
 * are never taken back. None is issued where that credited nothing, as all was refunded before. The
 * caller holds the lock on the order.
 */
export async function reissueInvoice(
  { invoices }: InvoiceRepository,
  ports: IssuePorts,
  orderId: string
) {
  const papers = await invoices.where({ orderId }, 'id')
  const last = papers.at(-1)
  if (!last?.occasion.startsWith(reversal)) return
  const { language, country, currency, vatRate, seller, grossAmount, netAmount, vatAmount } = last
  await addNumbered(invoices, ports, {
    kind: 'invoice',
    orderId,
    occasion: `again:${orderId}:${papers.length}`,
    language,
    country,
    currency,
    vatRate,
    seller,
    grossAmount,
    netAmount,
    vatAmount,
  })
}

/** What papers after the first invoice credited, in minor units. */
function credited(later: readonly Invoice[]) {
  return later.reduce(
    (sum, { kind, grossAmount }) => sum + (kind === 'credit_note' ? grossAmount : -grossAmount),
    0
  )
}

type UnnumberedInvoice = Omit<Invoice, 'id' | 'series' | 'year' | 'number' | 'issuedAt'>

/** Takes the number last: it locks the series until the unit of work ends. */
async function addNumbered(
  invoices: Repositories['invoices'],
  { ids, clock }: IssuePorts,
  invoice: UnnumberedInvoice
) {
  const issuedAt = clock.now().toUTC()
  const series = seriesOf(invoice.seller)
  const { year } = issuedAt.setZone(zoneOf(invoice.seller))
  const number = await invoices.nextNumber(series, year)
  await invoices.add({ ...invoice, id: ids.next(), series, year, number, issuedAt })
}
