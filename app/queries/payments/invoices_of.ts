import { invoiceName } from '#core/payments/invoices/invoice'
import type { PrintedDocument } from '#core/ports/invoice_printer'
import Invoice from '#models/invoice'
import type Order from '#models/order'
import { ownOrder } from '#queries/payments/own_order'

/** The URLs and names of the invoices and credit notes of some orders, oldest first. */
export async function invoicesOf(orders: readonly Pick<Order, 'id'>[]) {
  const ids = orders.map(({ id }) => id)
  const papers = ids.length > 0 ? await Invoice.query().whereIn('orderId', ids).orderBy('id') : []
  return papers.map((paper) => {
    const { id, orderId, kind } = paper
    const isFirst = papers.find((one) => one.orderId === orderId) === paper
    const place = isFirst ? 'invoice' : `papers/${id}`
    return { kind, orderId, name: invoiceName(paper), url: `/transactions/${orderId}/${place}` }
  })
}

/** The first invoice of a member's own order, or its later paper with this id. */
export async function ownPaper(
  userId: string,
  orderId: string,
  paperId?: string
): Promise<PrintedDocument> {
  const order = await ownOrder(userId, orderId)
  const first = await Invoice.query().where({ orderId }).orderBy('id').firstOrFail()
  if (!paperId) return { order, invoice: first, corrects: null }
  const invoice = await Invoice.query().where({ orderId, id: paperId }).firstOrFail()
  return { order, invoice, corrects: invoice.kind === 'credit_note' ? first : null }
}
