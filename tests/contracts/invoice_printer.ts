import { test } from '@japa/runner'
import type { InvoicePrinter, Paper } from '#core/ports/invoice_printer'
import { samples } from '#tests/contracts/repositories/samples'

/** What every printer of invoices does. */
export function invoicePrinterContract(name: string, printer: () => InvoicePrinter) {
  const paper: Paper = {
    invoice: samples.invoices.rows[0],
    order: samples.orders.rows[0],
    corrects: null,
  }

  test.group(`${name} as a printer of invoices`, () => {
    test('prints the same bytes whenever it is asked', async ({ assert }) => {
      const first = await printer().print(paper)
      assert.isAbove(first.length, 0)
      assert.deepEqual(await printer().print(paper), first)
    })

    test('prints another document for another number', async ({ assert }) => {
      const other = { ...paper, invoice: { ...paper.invoice, number: 7 } }
      assert.notDeepEqual(await printer().print(other), await printer().print(paper))
    })
  })
}
