import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sheetOf } from '#adapters/pdfkit/sheet_of'
import { PdfkitInvoicePrinter } from '#adapters/pdfkit/pdfkit_invoice_printer'
import { locales } from '#core/sites/locales'
import type Order from '#models/order'
import Invoice from '#models/invoice'
import { ownPaper } from '#queries/payments/invoices_of'
import { createCompany } from '#tests/support/sites/company'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { askRefund, payOutAll } from '#tests/support/payments/refunds'
import { buyCredits, returnFromProvider, openShop } from '#tests/support/payments/shop'
import { askPage } from '#tests/support/http/open_page'

const company = {
  name: 'Vonk B.V.',
  address: 'Oudegracht 1',
  city: '3511 AB Utrecht',
  country: 'NL',
  timeZone: 'Europe/Amsterdam',
  kvk: '12345678',
  vatNumbers: ['NL001234567B01'],
}

test.group('The invoice of an order', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('is a PDF under its number, for the buyer alone', async ({ client, assert }) => {
    await createCompany(company)
    const { order } = await buyCredits(client, ada())
    const path = `/transactions/${order.id}/invoice`
    const answer = await askPage(client, path, ada())
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'application/pdf')
    const { series, year } = await Invoice.findByOrFail('orderId', order.id)
    const name = `${series}-${year}-000001.pdf`
    answer.assertHeader('content-disposition', `inline; filename="${name}"`)
    assert.equal(answer.response.body.subarray(0, 5).toString(), '%PDF-')
    const others = await askPage(client, path, bob())
    others.assertStatus(404)
    const nobody = await client.get(path).redirects(0)
    nobody.assertStatus(302)
    const paid = { kind: 'invoice', url: path }
    const page = await returnFromProvider(client, ada(), order)
    assert.containSubset(page.inertiaProps.papers, [paid])
    const list = await openShop(client, ada(), '/transactions/orders')
    assert.containSubset(list.inertiaProps.papers, [{ ...paid, orderId: order.id }])
  })

  test('waits for the company that sold it, as the law wants it', async ({ client, assert }) => {
    const { order } = await buyCredits(client, ada())
    const path = `/transactions/${order.id}/invoice`
    const listed = async () => {
      const { inertiaProps } = await returnFromProvider(client, ada(), order)
      return inertiaProps.papers.map(({ url }: { url: string }) => url)
    }
    assert.isEmpty(await listed())
    const refused = await askPage(client, path, ada())
    refused.assertStatus(404)

    await createCompany(company)
    assert.deepEqual(await listed(), [path])
    const sent = await askPage(client, path, ada())
    sent.assertStatus(200)
    const { issuer } = sheetOf(await ownPaper(await account(ada()), order.id))
    assert.includeMembers([...issuer], ['Vonk B.V.', 'Oudegracht 1', '3511 AB Utrecht'])
    assert.isNull((await Invoice.findByOrFail('orderId', order.id)).seller.company)
  })

  test('has the days of issue and of supply, in the time zone of the company', async ({
    client,
    assert,
  }) => {
    await createCompany(company)
    const { order } = await buyCredits(client, ada())
    const newYear = DateTime.fromISO('2026-12-31T23:30:00Z')
    await Invoice.query().where('orderId', order.id).update({ issued_at: newYear.toMillis() })
    const supplied = newYear.minus({ days: 1 }).toMillis()
    await db.from('orders').where('id', order.id).update({ completed_at: supplied })
    const { facts } = sheetOf(await ownPaper(await account(ada()), order.id))
    const days = Object.fromEntries(facts)
    assert.equal(days.Datum, '1 januari 2027')
    assert.equal(days.Leveringsdatum, '31 december 2026')
  })

  test('is the same bytes each time, in every language', async ({ client, assert }) => {
    await createCompany(company)
    const { order } = await buyCredits(client, ada())
    const printer = new PdfkitInvoicePrinter()
    const drawn = new Set<string>()
    for (const language of locales) {
      await Invoice.query().where('orderId', order.id).update({ language })
      const one = await ownPaper(await account(ada()), order.id)
      const [first, again] = [await printer.print(one), await printer.print(one)]
      assert.isTrue(Buffer.from(first).equals(Buffer.from(again)), language)
      drawn.add(Buffer.from(first).toString('latin1'))
    }
    assert.equal(drawn.size, locales.length)
  })
})

test.group('A credit note', (group) => {
  inTransaction(group)

  async function notesOf(order: Order) {
    return Invoice.query().where({ orderId: order.id, kind: 'credit_note' }).orderBy('id')
  }

  test('is issued for a refund, for the buyer alone', async ({ client, assert }) => {
    await join(ada(), bob())
    await createCompany(company)
    const { order } = await buyCredits(client, ada())
    await askRefund(client, ada())
    await payOutAll()
    const [note, ...more] = await notesOf(order)
    assert.isEmpty(more)
    assert.include(note.$attributes, { grossAmount: 1999, vatRate: 2100, number: 2 })
    const path = `/transactions/${order.id}/papers/${note.id}`
    const answer = await askPage(client, path, ada())
    answer.assertStatus(200)
    assert.equal(answer.response.body.subarray(0, 5).toString(), '%PDF-')
    const others = await askPage(client, path, bob())
    others.assertStatus(404)
    const wrong = await askPage(client, `/transactions/${order.id}/papers/${order.id}`, ada())
    wrong.assertStatus(404)
  })
})
