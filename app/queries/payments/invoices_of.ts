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
    const place = kind === 'invoice' ? 'invoice' : `credit-notes/${id}`
    return { kind, orderId, name: invoiceName(paper), url: `/transactions/${orderId}/${place}` }
  })
}

/** The invoice of a member's own order, or its credit note with this id. */
export async function ownPaper(
  userId: string,
  orderId: string,
  noteId?: string
): Promise<PrintedDocument> {
  const order = await ownOrder(userId, orderId)
  const corrects = await Invoice.query().where({ orderId, kind: 'invoice' }).firstOrFail()
  if (!noteId) return { order, invoice: corrects, corrects: null }
  const ofNote = { orderId, id: noteId, kind: 'credit_note' }
  return { order, invoice: await Invoice.query().where(ofNote).firstOrFail(), corrects }
}
