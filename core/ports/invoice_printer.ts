import type { Invoice } from '#core/payments/invoices/invoice'
import type { Order } from '#core/payments/orders/order'

/** What stands on one document: its own row, the order it is of, and the invoice that it corrects. */
export type Paper = Readonly<{ invoice: Invoice; order: Order; corrects: Invoice | null }>

/** Makes the document that a member keeps, in its language: the same bytes whenever it is asked. */
export abstract class InvoicePrinter {
  /** A PDF. */
  abstract print(paper: Paper): Promise<Uint8Array>
}
