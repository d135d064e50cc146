import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import type { Currency } from '#core/money'
import { splitVat } from '#core/payments/invoices/vat'
import AddUpVatJob from '#jobs/add_up_vat_job'
import Invoice from '#models/invoice'
import { addUpVat } from '#queries/admin/money/add_up_vat'
import { totalsOf } from '#queries/admin/money/vat_of_quarter'
import Order from '#models/order'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { orderRow } from '#tests/support/database/rows'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

const path = '/admin/orders/vat'

const company = {
  name: 'Vonk B.V.',
  address: 'Oudegracht 1',
  city: 'Utrecht',
  country: 'NL',
  timeZone: 'Europe/Amsterdam',
  kvk: null,
  vatNumbers: ['NL000000000B00'],
}
const seller = { siteName: 'Vonk', domain: 'vonk.test', supportEmail: null, company }

type Paper = Readonly<{
  /** In the zone of the company. */
  at: string
  kind?: Invoice['kind']
  country?: Invoice['country']
  currency?: Currency
  rate?: number
  gross?: number
  /** The order of an earlier paper. */
  orderId?: string
}>

let number = 0

/** Issues a paper, for an order of its own unless it is about an earlier one; returns the order. */
async function issue({
  at,
  country = 'DE',
  currency = 'EUR',
  gross = 1190,
  kind = 'invoice',
  rate = 1900,
  ...paper
}: Paper) {
  const issuedAt = DateTime.fromISO(at, { zone: company.timeZone })
  const orderId = paper.orderId ?? (await orderOf())
  await Invoice.create({
    ...splitVat(gross, rate),
    id: uuid(),
    kind,
    orderId,
    occasion: paper.orderId ? `back:${uuid()}` : `order:${orderId}`,
    series: 'vonk-b-v',
    year: issuedAt.year,
    number: ++number,
    issuedAt,
    language: 'en',
    country,
    currency,
    vatRate: rate,
    seller,
  })
  return orderId
}

async function orderOf() {
  const row = await orderRow(ada())
  const id = uuid()
  await db.table('orders').insert({ ...row, id, client_id: id, provider_payment_id: id })
  return (await Order.findOrFail(id)).id
}

async function opened(client: ApiClient, page = `${path}?quarter=2026-Q2`) {
  const { as } = await signInAdmin('finance')
  return as(client.get(page))
}

/** The rows of the CSV, without its heading. */
async function rowsOf(client: ApiClient) {
  const file = await opened(client, `${path}.csv?quarter=2026-Q2`)
  file.assertHeader('content-type', 'text/csv; charset=utf-8')
  return String(file.text()).trim().split('\n').slice(1)
}

/** A member who buys, of a company that numbers its invoices. */
async function storeSeller() {
  await join(ada())
  await db.table('invoice_series').insert({ series: 'vonk-b-v', year: 2026, last_number: 9 })
}

test.group('VAT in the back office', (group) => {
  inTransaction(group)
  group.each.setup(storeSeller)

  test('is added up by country, rate and currency', async ({ assert, client }) => {
    await issue({ at: '2026-04-01T00:00:00' })
    await issue({ at: '2026-06-30T23:59:59' })
    await issue({
      at: '2026-05-01T12:00:00',
      country: 'PL',
      currency: 'PLN',
      rate: 2300,
      gross: 1230,
    })
    await issue({ at: '2026-05-01T12:00:00', country: 'PL', rate: 2300, gross: 1230 })
    assert.deepEqual(await rowsOf(client), [
      'Vonk B.V.,2026-Q2,,DE,19,EUR,20,3.8,23.8',
      'Vonk B.V.,2026-Q2,,PL,23,EUR,10,2.3,12.3',
      'Vonk B.V.,2026-Q2,,PL,23,PLN,10,2.3,12.3',
    ])
    const page = await opened(client)
    page.assertTextIncludes('Germany')
    page.assertTextIncludes('€23.80')
  })

  test('counts the days of the company, not those of UTC', async ({ assert, client }) => {
    await issue({ at: '2026-03-31T23:59:59' })
    await issue({ at: '2026-07-01T00:00:00' })
    assert.deepEqual(await rowsOf(client), [])
    const page = await opened(client)
    page.assertTextIncludes('No invoice was issued in this quarter')
  })

  test('takes off a credit note in the quarter of its issue', async ({ assert, client }) => {
    const orderId = await issue({ at: '2026-04-02T12:00:00' })
    await issue({ at: '2026-06-01T12:00:00', kind: 'credit_note', orderId, gross: 595 })
    await issue({ at: '2026-07-01T12:00:00', kind: 'credit_note', orderId, gross: 595 })
    assert.deepEqual(await rowsOf(client), ['Vonk B.V.,2026-Q2,,DE,19,EUR,5,0.95,5.95'])
  })

  test('names the earlier quarter that a credit note corrects', async ({ assert, client }) => {
    const orderId = await issue({ at: '2025-12-31T12:00:00' })
    await issue({ at: '2026-04-02T12:00:00' })
    await issue({ at: '2026-04-02T12:00:00', kind: 'credit_note', orderId })
    assert.deepEqual(await rowsOf(client), [
      'Vonk B.V.,2026-Q2,,DE,19,EUR,10,1.9,11.9',
      'Vonk B.V.,2026-Q2,2025-Q4,DE,19,EUR,-10,-1.9,-11.9',
    ])
  })

  test('leaves out what is sold at home or outside the Union', async ({ assert, client }) => {
    await issue({ at: '2026-04-02T12:00:00', country: 'NL', rate: 2100 })
    await issue({ at: '2026-04-02T12:00:00', country: 'GB', currency: 'GBP', rate: 2000 })
    assert.deepEqual(await rowsOf(client), [])
    const page = await opened(client)
    page.assertTextIncludes('Netherlands')
    page.assertTextIncludes('United Kingdom')
  })
})

test.group('VAT that was added up by months', (group) => {
  inTransaction(group)
  group.each.setup(storeSeller)

  const there = (at: string) => DateTime.fromISO(at, { zone: company.timeZone })
  const quarter = { year: 2026, quarter: 2 }

  async function issueQuarter() {
    const earlier = await issue({ at: '2026-03-31T23:59:59' })
    const orderId = await issue({ at: '2026-04-01T00:00:00' })
    await issue({ at: '2026-04-30T23:59:59', country: 'PL', rate: 2300, gross: 1230 })
    await issue({ at: '2026-05-01T00:00:00', kind: 'credit_note', orderId })
    await issue({ at: '2026-05-31T12:00:00', kind: 'credit_note', orderId: earlier, gross: 595 })
    await issue({ at: '2026-06-30T23:59:59' })
  }

  test('is the same as that of its documents, whichever months are over', async ({ assert }) => {
    await issueQuarter()
    const now = there('2026-07-10T12:00:00')
    const before = await totalsOf('vonk-b-v', quarter, now)
    assert.lengthOf(before, 3)
    for (const at of ['2026-05-02T12:00:00', '2026-06-15T12:00:00', '2026-07-02T12:00:00']) {
      await addUpVat(there(at))
      assert.deepEqual(await totalsOf('vonk-b-v', quarter, now), before)
    }
    assert.deepEqual(await monthsAddedUp(), ['2026-03', '2026-04', '2026-05', '2026-06'])
    await db.from('invoices').delete()
    assert.deepEqual(await totalsOf('vonk-b-v', quarter, now), before, 'no document is read again')
  })

  test('waits for an hour after a month, and adds each up once', async ({ assert }) => {
    await issueQuarter()
    await addUpVat(there('2026-05-01T00:59:59'))
    assert.deepEqual(await monthsAddedUp(), ['2026-03'])
    await addUpVat(there('2026-05-01T01:00:00'))
    await addUpVat(there('2026-05-01T02:00:00'))
    assert.deepEqual(await monthsAddedUp(), ['2026-03', '2026-04'])
  })

  test('is kept by a job', async ({ assert }) => {
    const at = DateTime.utc().minus({ months: 2 })
    await issue({ at: at.toFormat("yyyy-MM-'15T12:00:00'") })
    const job = await app.container.make(AddUpVatJob)
    await job.execute()
    assert.deepEqual(await monthsAddedUp(), [at.toFormat('yyyy-MM')])
  })

  test('follows the company when it moves to another zone', async ({ assert }) => {
    await issueQuarter()
    await addUpVat(there('2026-07-02T12:00:00'))
    const moved = { ...seller, company: { ...company, timeZone: 'America/Curacao' } }
    await db.from('invoices').update({ seller: JSON.stringify(moved) })
    const now = there('2026-07-10T12:00:00').setZone('America/Curacao')
    const anew = await totalsOf('vonk-b-v', quarter, now)
    await addUpVat(now)
    assert.deepEqual(await totalsOf('vonk-b-v', quarter, now), anew)
    const german = anew.filter(({ country, quartersAgo }) => country === 'DE' && quartersAgo === 0)
    assert.deepEqual(
      german.map(({ documents }) => documents),
      [1],
      'what was issued on 1 April in Utrecht was issued in March there'
    )
  })

  async function monthsAddedUp() {
    const rows: { month: string }[] = await db
      .from('vat_months')
      .distinct('month')
      .orderBy('month')
      .select('month')
    return rows.map(({ month }) => month)
  }
})
