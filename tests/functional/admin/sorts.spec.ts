import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { copyRow, many, momentOf, storeManyOrders } from '#tests/support/admin/many_of_each'
import { listAt, readBoth, readPage, readPages } from '#tests/support/admin/read_list'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { complain } from '#tests/support/complaints/tickets'
import { inTransaction } from '#tests/support/database/transactions'
import { storeCode } from '#tests/support/payments/shop'
import { ada } from '#tests/support/people/people'
import { sitePorts } from '#tests/support/site/ports'
import { closedSite } from '#tests/support/sites/other_site'
import Site from '#models/site'

type Row = Readonly<Record<string, string | number | null>>

const orderList = listAt('/admin/orders', /\/admin\/orders\/([\da-f-]{36})"/g)
const disputeList = listAt('/admin/orders/disputes', orderList.onPage, 'order')
const ticketList = listAt('/admin/complaints', /(C-\d{4}) ·/g, 'number')
const codeList = { page: '/admin/discounts', onPage: /<code>(\w+)</g, filter: '' }

/** Orders of seven amounts in two currencies: both are in every order of time. */
async function ordersOfManyAmounts() {
  const order = (index: number) => {
    const amount = 1000 + (index % 7) * 100
    const prices = { package_amount: amount, costs_amount: 0, total_amount: amount }
    return { ...prices, currency: index % 3 === 0 ? 'GBP' : 'EUR' }
  }
  await storeManyOrders(ada(), { order })
  return db.from('orders').orderBy('created_at').select('id', 'total_amount', 'currency')
}

/** Every fourth without a moment, the others with moments of which some are equal. */
function mayLack(index: number) {
  return index % 4 === 0 ? null : momentOf(many - index)
}

/** Rows by what they are named, as a page names them. */
async function sortedBy(table: string, key: string, column: string, named: readonly string[]) {
  const rows: Row[] = await db.from(table).select(key, column)
  const values = new Map(rows.map((row) => [String(row[key]), row[column]]))
  return named.map((name) => Number(values.get(name) ?? Infinity))
}

function rising(values: readonly number[]) {
  return values.toSorted((one, other) => (one === other ? 0 : one - other))
}

async function chosen(client: ApiClient, path: string) {
  const { as } = await signInAdmin('owner')
  const page = await readPage(client, as, path)
  const [, control] = /<select name="order"[^>]*>(.*?)<\/select>/s.exec(page) ?? []
  const options = [...control.matchAll(/<option value="(\w+)" (selected)?\s*>([^<]+)</g)]
  return {
    page,
    values: options.map(([, value]) => value),
    texts: options.map(([, , , text]) => text),
    selected: options.find(([, , selected]) => selected)?.[1],
  }
}

test.group('Sorted orders of the back office', (group) => {
  inTransaction(group)

  test('begin with the oldest, on their pages and in their file', async ({ assert, client }) => {
    const orders = await ordersOfManyAmounts()
    const found = await readBoth(client, { ...orderList, filter: 'order=oldest' })
    assert.deepEqual(
      found.pages,
      orders.map(({ id }) => id)
    )
    assert.deepEqual(found.file, found.pages)
  })

  test('begin with the largest amount, in one currency alone', async ({ assert, client }) => {
    const orders = await ordersOfManyAmounts()
    const wanted = orders
      .filter(({ currency }) => currency === 'EUR')
      .toSorted((one, other) => {
        return other.total_amount - one.total_amount || (other.id > one.id ? 1 : -1)
      })
    const found = await readBoth(client, { ...orderList, filter: 'order=amount_EUR' })
    assert.deepEqual(
      found.pages,
      wanted.map(({ id }) => id)
    )
    assert.deepEqual(found.file, found.pages)
    assert.equal(found.count, '40')
  })

  test('keep their filter, by amount too', async ({ assert, client }) => {
    await ordersOfManyAmounts()
    const day = DateTime.fromMillis(momentOf(1)).toUTC().toISODate()
    const one = [`day=${day}`, `member=${ada().user.id}&day=${day}`]
    for (const [filter, number] of [
      ['status=failed', 20],
      [`member=${ada().user.id}`, 40],
      ...one.map((of) => [of, 1] as const),
    ] as const) {
      const found = await readBoth(client, { ...orderList, filter: `${filter}&order=amount_EUR` })
      assert.lengthOf(new Set(found.pages), number, filter)
      assert.deepEqual(found.file, found.pages)
      assert.equal(found.count, String(number))
    }
  })

  test('offer amounts in each currency of the admin’s site', async ({ assert, client }) => {
    await ordersOfManyAmounts()
    const all = await chosen(client, '/admin/orders')
    assert.deepEqual(all.values, ['newest', 'oldest', 'amount_EUR', 'amount_GBP'])
    assert.include(all.texts, 'EUR only, largest first')
    const siteId = await closedSite()
    const { as } = await signInAdmin('finance', { changes: { siteId } })
    const ofSite = await readPage(client, as, '/admin/orders')
    assert.notInclude(ofSite, 'amount_')
    assert.equal((await chosen(client, '/admin/orders?order=amount_PLN')).selected, 'amount_PLN')
  })
})

test.group('Sorted disputes of the back office', (group) => {
  inTransaction(group)

  function disputes() {
    return storeManyOrders(ada(), { dispute: (index) => ({ due_at: mayLack(index) }) })
  }

  test('begin with the earliest deadline, and end with none', async ({ assert, client }) => {
    await disputes()
    for (const [filter, number] of [
      ['order=due', many],
      ['order=due&status=won', many / 2],
    ] as const) {
      const found = await readBoth(client, { ...disputeList, filter })
      const due = await sortedBy('disputes', 'order_id', 'due_at', found.pages)
      assert.deepEqual(due, rising(due), filter)
      assert.lengthOf(new Set(found.pages), number, filter)
      assert.deepEqual(found.file, found.pages, filter)
    }
  })

  test('begin with the last opened where the sort is none', async ({ assert, client }) => {
    await disputes()
    const { as } = await signInAdmin('owner')
    const usual = await readPages(client, as, disputeList)
    const strange = await readPages(client, as, { ...disputeList, filter: 'order=amount' })
    assert.deepEqual(strange.rows, usual.rows)
    const opened = await sortedBy('disputes', 'order_id', 'opened_at', usual.rows)
    assert.deepEqual(opened, rising(opened).toReversed())
    const { last } = await readPages(client, as, { ...disputeList, filter: 'order=due' })
    assert.include(last, 'href="/admin/orders/disputes?order=due"')
    assert.equal((await chosen(client, '/admin/orders/disputes?order=due')).selected, 'due')
  })
})

test.group('Sorted complaints of the back office', (group) => {
  inTransaction(group)

  async function tickets() {
    const ports = await sitePorts()
    const { id: siteId } = await Site.firstOrFail()
    await complain(ports, { siteId })
    await copyRow('tickets', (index) => ({
      number: `C-${1000 + index}`,
      kind: 'privacy',
      state: index < many / 2 ? 'open' : 'solved',
      opened_at: momentOf(many - index),
      due_at: momentOf((index * 7) % many),
    }))
  }

  test('begin with the first that is due, or the oldest', async ({ assert, client }) => {
    await tickets()
    for (const [filter, by] of [
      ['kind=privacy', 'due_at'],
      ['kind=privacy&order=age', 'due_at'],
      ['kind=privacy&order=oldest', 'opened_at'],
      ['kind=privacy&order=oldest&state=solved', 'opened_at'],
    ] as const) {
      const found = await readBoth(client, { ...ticketList, filter })
      const sorted = await sortedBy('tickets', 'number', by, found.pages)
      assert.deepEqual(sorted, rising(sorted), filter)
      assert.lengthOf(new Set(found.pages), many / 2, filter)
      assert.deepEqual(found.file, found.pages, filter)
    }
  })

  test('keep their sort on the way back to the first page', async ({ assert, client }) => {
    await tickets()
    const { as } = await signInAdmin('owner')
    const { last } = await readPages(client, as, { ...ticketList, filter: 'order=oldest' })
    assert.include(last, 'href="/admin/complaints?order=oldest"')
    assert.equal((await chosen(client, '/admin/complaints?order=oldest')).selected, 'oldest')
    assert.equal((await chosen(client, '/admin/complaints')).selected, 'deadline')
  })
})

test.group('Sorted discount codes of the back office', (group) => {
  inTransaction(group)

  async function codes() {
    const now = Date.now()
    for (let index = 0; index < many; index++) {
      const moment = mayLack(index)
      await storeCode({
        code: `CODE${index}`,
        createdAt: DateTime.fromMillis(momentOf(index)),
        // A third is over.
        expiresAt: moment === null ? null : DateTime.fromMillis(moment - momentOf(40) + now),
      })
    }
  }

  test('begin with the earliest end, and end with none', async ({ assert, client }) => {
    await codes()
    const { as } = await signInAdmin('owner')
    for (const state of ['', 'state=usable', 'state=ended']) {
      const usual = await readPages(client, as, { ...codeList, filter: state })
      const { rows } = await readPages(client, as, { ...codeList, filter: `order=end&${state}` })
      assert.sameMembers(rows, usual.rows)
      const ends = await sortedBy('discount_codes', 'code', 'expires_at', rows)
      assert.deepEqual(ends, rising(ends), state)
      assert.isNotEmpty(rows)
    }
  })

  test('begin with the newest where the sort is none', async ({ assert, client }) => {
    await codes()
    const { as } = await signInAdmin('owner')
    const { rows } = await readPages(client, as, { ...codeList, filter: 'order=percentage' })
    const made = await sortedBy('discount_codes', 'code', 'created_at', rows)
    assert.lengthOf(rows, many)
    assert.deepEqual(made, rising(made).toReversed())
    const { last } = await readPages(client, as, { ...codeList, filter: 'order=end' })
    assert.include(last, 'href="/admin/discounts?order=end"')
    assert.equal((await chosen(client, '/admin/discounts?order=end')).selected, 'end')
  })
})
