import { test } from '@japa/runner'
import { accepts, breaks, refuses, repeats } from '#tests/support/database/constraints'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { invoiceRow, orderRow } from '#tests/support/database/rows'

test.group('The database refuses of invoices', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  async function orderOf(buyer: ReturnType<typeof ada>) {
    const order = await orderRow(buyer)
    await accepts('orders', order)
    return order
  }

  test('a number that another one has', async () => {
    await accepts('invoices', invoiceRow(await orderOf(ada()), 1))
    const same = invoiceRow(await orderOf(bob()), 1)
    await refuses('invoices', same, repeats('invoices', 'series', 'year', 'number'))
    await accepts('invoices', { ...same, year: 2027 })
  })

  test('a second one for the same occasion', async () => {
    const order = await orderOf(ada())
    await accepts('invoices', invoiceRow(order, 1))
    await refuses('invoices', invoiceRow(order, 2), repeats('invoices', 'occasion'))
  })

  test('net and VAT that do not make the price', async () => {
    const invoice = invoiceRow(await orderOf(ada()), 1)
    await refuses('invoices', { ...invoice, net_amount: 1677 }, breaks('invoices_add_up'))
  })

  test('one of nothing, and a tax below zero', async () => {
    const invoice = invoiceRow(await orderOf(ada()), 1)
    const nothing = { gross_amount: 0, net_amount: 0, vat_amount: 0 }
    await refuses('invoices', { ...invoice, ...nothing }, breaks('invoices_positive'))
    const negative = { net_amount: 2029, vat_amount: -1 }
    await refuses('invoices', { ...invoice, ...negative }, breaks('invoices_positive'))
  })
})
