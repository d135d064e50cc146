import type { Invoice } from '#core/payments/invoices/invoice'
import type { Order } from '#core/payments/orders/order'

/** One document: its row, its order and, for a credit note, the invoice that it corrects. */
export type PrintedDocument = Readonly<{ invoice: Invoice; order: Order; corrects: Invoice | null }>

/** Prints invoices and credit notes, in their own language; the same bytes every time. */
export abstract class InvoicePrinter {
  /** A PDF. */
  abstract print(document: PrintedDocument): Promise<Uint8Array>
}
