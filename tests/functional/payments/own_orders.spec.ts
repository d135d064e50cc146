import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import Order from '#models/order'
import { inTransaction } from '#tests/support/database/transactions'
import { open } from '#tests/support/http/open_page'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { bundle } from '#tests/support/payments/shop'

test.group('The orders of a member', (group) => {
  inTransaction(group)

  /** Orders of ada, `count` of them, one minute apart. */
  async function adaOrdered(count: number) {
    await join(ada(), bob())
    const begin = DateTime.utc(2026, 3, 1)
    const { id: packageId } = await bundle('p1')
    for (let number = 0; number < count; number++) {
      await Order.create({
        id: `01900000-0000-7000-c000-0000000000${String(number).padStart(2, '0')}`,
        userId: ada().user.id,
        packageId,
        clientId: `form-${number}`,
        method: 'ideal',
        status: 'failed',
        country: 'NL',
        currency: 'EUR',
        credits: number + 1,
        packageAmount: 1999,
        discountAmount: 0,
        costsAmount: 0,
        totalAmount: 1999,
        discountCode: null,
        provider: 'sandbox',
        providerPaymentId: null,
        createdAt: begin.plus({ minutes: Math.floor(number / 3) }),
        completedAt: null,
      })
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
