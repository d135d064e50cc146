import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { inTransaction } from '#tests/support/database/transactions'
import { open } from '#tests/support/http/open_page'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { orderRow } from '#tests/support/database/rows'

test.group('The orders of a member', (group) => {
  inTransaction(group)

  /** Orders of ada, `count` of them, one minute apart. */
  async function adaOrdered(count: number) {
    await join(ada(), bob())
    const begin = DateTime.utc(2026, 3, 1)
    for (let number = 0; number < count; number++) {
      const id = `01900000-0000-7000-c000-0000000000${String(number).padStart(2, '0')}`
      const at = begin.plus({ minutes: Math.floor(number / 3) }).toMillis()
      const own = { id, status: 'failed', credits: number + 1, created_at: at }
      await db.table('orders').insert({ ...(await orderRow(ada())), ...own })
    }
  }

  async function ordersPage(client: ApiClient, path: string, reader = ada()) {
    const page = await open(client, path, reader)
    const { orders, next } = page.inertiaProps
    const credits: number[] = orders.map((order: { credits: number }) => order.credits)
    return { credits, next }
  }

  test('come newest first, page by page, each once', async ({ client, assert }) => {
    await adaOrdered(45)
    const first = await ordersPage(client, '/transactions/orders')
    const second = await ordersPage(client, `/transactions/orders?after=${first.next}`)
    const third = await ordersPage(client, `/transactions/orders?after=${second.next}`)
    const expected = Array.from({ length: 45 }, (_, index) => 45 - index)
    assert.deepEqual([...first.credits, ...second.credits, ...third.credits], expected)
    assert.lengthOf(first.credits, 20)
    assert.isNull(third.next)
  })

  test('are visible to nobody else', async ({ client, assert }) => {
    await adaOrdered(3)
    const page = await ordersPage(client, '/transactions/orders', bob())
    assert.isEmpty(page.credits)
  })

  test('start at the newest for an invalid cursor', async ({ client, assert }) => {
    await adaOrdered(3)
    const page = await ordersPage(client, '/transactions/orders?after=1%27%20or%201')
    assert.deepEqual(page.credits, [3, 2, 1])
  })
})
