import { invoiceName } from '#core/payments/invoices/invoice'
import { InvoicePrinter, type PrintedDocument } from '#core/ports/invoice_printer'

/** Prints only the name of the document. */
export class PlainInvoicePrinter extends InvoicePrinter {
  async print({ invoice }: PrintedDocument) {
    return new TextEncoder().encode(invoiceName(invoice))
  }
}
