import { test } from '@japa/runner'
import type { InvoicePrinter, PrintedDocument } from '#core/ports/invoice_printer'
import { samples } from '#tests/contracts/repositories/samples'

/** What every printer of invoices does. */
export function invoicePrinterContract(name: string, printer: () => InvoicePrinter) {
  const document: PrintedDocument = {
    invoice: samples.invoices.rows[0],
    order: samples.orders.rows[0],
    corrects: null,
  }

  test.group(`${name} as an invoice printer`, () => {
    test('prints the same bytes every time', async ({ assert }) => {
      const first = await printer().print(document)
      assert.isAbove(first.length, 0)
      assert.deepEqual(await printer().print(document), first)
    })

    test('prints a different document for another number', async ({ assert }) => {
      const other = { ...document, invoice: { ...document.invoice, number: 7 } }
      assert.notDeepEqual(await printer().print(other), await printer().print(document))
    })
  })
}
