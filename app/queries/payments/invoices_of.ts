import { errors } from '@adonisjs/lucid'
import { invoiceName } from '#core/payments/invoices/invoice'
import type { PrintedDocument } from '#core/ports/invoice_printer'
import Company from '#models/company'
import Invoice from '#models/invoice'
import type Order from '#models/order'
import type User from '#models/user'
import { ownOrder } from '#queries/payments/own_order'

/**
 * The URLs and names of the invoices and credit notes of orders at a site, oldest first; none while nobody
 * is named who sold them. Rule: docs/product/payments.md, Invoices and credit notes.
 */
export async function invoicesOf(orders: readonly Pick<Order, 'id'>[], siteId: string) {
  const ids = orders.map(({ id }) => id)
  const papers = ids.length > 0 ? await papersOf(ids, siteId) : []
  return papers
    .filter(({ seller }) => seller.company)
    .map((paper) => {
      const { id, orderId, kind } = paper
      const isFirst = papers.find((one) => one.orderId === orderId) === paper
      const place = isFirst ? 'invoice' : `papers/${id}`
      return { kind, orderId, name: invoiceName(paper), url: `/transactions/${orderId}/${place}` }
    })
}

/** The first invoice of a member's own order, or its later paper with this id. */
export async function ownPaper(
  { id: userId, siteId }: Pick<User, 'id' | 'siteId'>,
  orderId: string,
  paperId?: string
): Promise<PrintedDocument> {
  const order = await ownOrder(userId, orderId)
  const [first, ...later] = await papersOf([orderId], siteId)
  const invoice = paperId ? [first, ...later].find((paper) => paper?.id === paperId) : first
  if (!invoice?.seller.company) throw new errors.E_ROW_NOT_FOUND(Invoice)
  return { order, invoice, corrects: invoice.kind === 'credit_note' ? first : null }
}

/** Papers issued before the site had a company name the one that it has now, if any. */
async function papersOf(orderIds: readonly string[], siteId: string) {
  const papers = await Invoice.query()
    .whereIn('orderId', [...orderIds])
    .orderBy('id')
  if (papers.every(({ seller }) => seller.company)) return papers
  const company = await Company.find(siteId)
  for (const paper of papers) {
    paper.seller = { ...paper.seller, company: paper.seller.company ?? company }
  }
  return papers
}
