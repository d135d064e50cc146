import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import server from '@adonisjs/core/services/server'
import db from '@adonisjs/lucid/services/db'
import Order from '#models/order'
import { adminAtWork, signInAdmin } from '#tests/support/admin/signed_in'
import { statementsOf } from '#tests/support/database/statements'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { LogLines } from '#tests/support/logs/log_lines'
import { waitingMails } from '#tests/support/mail/mail_jobs'
import { buyCredits, placeOrder } from '#tests/support/payments/shop'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { repeats } from '#tests/support/runner/sample'

const newLine = 10
const veryMany = repeats(60_000, 200_000)
const log = new LogLines()

/** So many orders of ada beside one that was placed. */
async function manyOrders(client: ApiClient, number: number) {
  await join(ada())
  await placeOrder(client, ada())
  const [order] = await db.from('orders')
  const own = ['id', 'client_id', 'provider_payment_id']
  const same = Object.keys(order).filter((column) => !own.includes(column))
  const isPostgres = db.connection().dialect.name === 'postgres'
  const id = isPostgres
    ? `('01900000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid`
    : `printf('01900000-0000-7000-8000-%012d', number)`
  await db.rawQuery(
    `with recursive numbers (number) as
       (select 1 union all select number + 1 from numbers where number < ${number})
     insert into orders (id, client_id, ${same.join(', ')})
     select ${id}, 'form ' || number, ${same.join(', ')} from numbers, orders`
  )
  // It would read them by plans for the few that it knows of.
  if (isPostgres) await db.rawQuery('analyze orders')
}

/** PostgreSQL keeps rows that were rolled back, and plans for their indexes, until they are removed. */
async function removeDeadRows() {
  if (db.connection().dialect.name === 'postgres') await db.rawQuery('vacuum full analyze orders')
}

/** Resolves when the next answer of the site is over, as it was sent or its reader has left. */
function nextAnswerClosed() {
  return new Promise<void>((resolve) => {
    server.getNodeServer()!.once('request', (_, response) => response.once('close', resolve))
  })
}

test.group('Orders in the back office', (group) => {
  inTransaction(group)
  log.with(group)

  test('are listed, filtered and opened', async ({ assert, client }) => {
    await join(ada())
    await placeOrder(client, ada())
    const { id } = await Order.firstOrFail()
    const { read, shows } = await adminAtWork(client, 'finance')
    const member = `<a href="/admin/members/${ada().user.id}">Ada</a>`
    await shows('/admin/orders', `/admin/orders/${id}`, member)
    for (const other of ['status=refunded', 'method=paypal', 'provider=none', 'day=2020-01-01']) {
      assert.notInclude(await read(`/admin/orders?${other}`), id, other)
    }
    await shows(`/admin/orders/${id}`, 'Placed', '€19.99')
    const opened = await db.from('audit_rows').where({ act: 'read_order', subject_id: id })
    assert.lengthOf(opened, 1)
  })

  test('come as CSV with formulas made harmless', async ({ assert, client }) => {
    await join(ada(), bob())
    await placeOrder(client, ada())
    await placeOrder(client, bob())
    await db.from('sites').update({ name: '=1+1' })
    const { get } = await adminAtWork(client, 'finance')
    const file = await get('/admin/orders.csv')
    file.assertHeader('content-type', 'text/csv; charset=utf-8')
    const lines = String(file.text()).trim().split('\n')
    assert.lengthOf(lines, 3)
    assert.include(lines[1], `,'=1+1,`)
  })

  test('send their invoice again', async ({ assert, client }) => {
    await join(ada())
    const { order } = await buyCredits(client, ada())
    await db.from('queue_jobs').delete()
    const { post } = await adminAtWork(client, 'support')
    await post(`/admin/orders/${order.id}/invoice`)
    assert.lengthOf(await waitingMails('receipt'), 1)
  })

  test('are of a day in the zone of the admin', async ({ assert, client }) => {
    await join(ada())
    await placeOrder(client, ada())
    // Half past nine in the evening of the day before in New York.
    await db.from('orders').update({ created_at: Date.UTC(2026, 2, 5, 2, 30) })
    const { id } = await Order.firstOrFail()
    const { read } = await adminAtWork(client, 'finance', {
      changes: { timeZone: 'America/New_York' },
    })
    const day = async (isoDay: string) => await read(`/admin/orders?day=${isoDay}`)
    assert.include(await day('2026-03-04'), id)
    assert.match(
      await day('2026-03-04'),
      /4 Mar 2026[^<]*9:30|Mar 4, 2026[^<]*9:30|04\/03\/2026|4 Mar 2026[^<]*21:30/
    )
    assert.notInclude(await day('2026-03-05'), id)
  })
})

test.group('Very many orders in the back office', (group) => {
  inTransaction(group)
  log.with(group)
  group.teardown(removeDeadRows)

  test('are sent as a file while they are read', async ({ assert, client }) => {
    await manyOrders(client, veryMany)
    const { cookie } = await signInAdmin('finance')
    let readWithFirst = Infinity
    let lines = 0
    const read = await statementsOf(async (sent) => {
      const file = await fetch(`${siteUrl}/admin/orders.csv`, { headers: { cookie } })
      for await (const chunk of file.body!) {
        readWithFirst = Math.min(readWithFirst, sent.length)
        lines += chunk.filter((byte: number) => byte === newLine).length
      }
    })
    // One that was placed, and the heading.
    assert.equal(lines, veryMany + 2)
    assert.isBelow(readWithFirst, read.length / 4)
  }).timeout(300_000)

  test('may be left by their reader halfway, which is no error', async ({ assert, client }) => {
    await manyOrders(client, 20_000)
    const { as, cookie } = await signInAdmin('finance')
    const left = new AbortController()
    const sent = nextAnswerClosed()
    const file = await fetch(`${siteUrl}/admin/orders.csv`, {
      headers: { cookie },
      signal: left.signal,
    })
    await file.body!.getReader().read()
    left.abort()
    await sent
    ;(await as(client.get('/admin/orders'))).assertStatus(200)
    assert.deepEqual(log.warnings(), [])
  })
})
