import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Order from '#models/order'
import { inTransaction } from '#tests/support/database'
import { account, join } from '#tests/support/members'
import { ada, bob } from '#tests/support/people'
import { atProvider, bundle, comeBack, ordered } from '#tests/support/shop'

test.group('The page of an order', (group) => {
  inTransaction(group)

  test('waits while the payment is open', async ({ client, assert }) => {
    await join(ada())
    const { order } = await ordered(client, ada())
    const page = await comeBack(client, ada(), order)
    page.assertInertiaComponent('payments/show')
    assert.include(page.inertiaProps.order, { id: order.id, status: 'pending', open: true })
    assert.isFalse(page.inertiaProps.justCompleted)
  })

  test('shows the credits, the balance and premium at once', async ({ client, assert }) => {
    await join(ada({ user: { signupDate: DateTime.utc() } }))
    const { order, payment } = await ordered(client, ada(), { shown_total: 1528 })
    await atProvider(payment, 'paid')
    const { inertiaProps } = await comeBack(client, ada(), order)
    assert.include(inertiaProps.order, { status: 'completed', credits: 50 })
    assert.include(inertiaProps.me, { credits: 50, premium: true })
    assert.isNull(inertiaProps.timeBonus)
  })

  test('announces the completion to the browser that ordered, once', async ({ client, assert }) => {
    await join(ada())
    const { order, payment } = await ordered(client, ada())
    await atProvider(payment, 'paid')
    const url = `/transactions/${order.id}`
    const session = { awaited_order: order.id }
    const first = await client
      .get(url)
      .loginAs(await account(ada()))
      .withSession(session)
      .withInertia()
    assert.isTrue(first.inertiaProps.justCompleted)
    assert.isUndefined(first.session().awaited_order)
    const later = await comeBack(client, ada(), order)
    assert.isFalse(later.inertiaProps.justCompleted)
  })

  test('is not there for anybody else', async ({ client }) => {
    await join(ada(), bob())
    const { order, payment } = await ordered(client, ada())
    await atProvider(payment, 'paid')
    const page = await comeBack(client, bob(), order)
    page.assertStatus(404)
  })

  test('settles nothing for anybody else', async ({ client, assert }) => {
    await join(ada(), bob())
    const { order, payment } = await ordered(client, ada())
    await atProvider(payment, 'paid')
    await comeBack(client, bob(), order)
    assert.equal((await order.refresh()).status, 'pending')
  })

  test('is not there for an unknown id', async ({ client }) => {
    await join(ada())
    const page = await comeBack(client, ada(), { id: '01900000-0000-7000-8000-000000000000' })
    page.assertStatus(404)
  })

  test('tells nothing that must stay on the server', async ({ client, assert }) => {
    await join(ada())
    const { order, payment } = await ordered(client, ada())
    const { inertiaProps } = await comeBack(client, ada(), order)
    const told = JSON.stringify(inertiaProps)
    assert.notInclude(told, payment.id)
    assert.notInclude(told, String(ada().user.email))
  })
})

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
        costsAmount: 29,
        totalAmount: 2028,
        discountCode: null,
        provider: 'sandbox',
        providerPaymentId: null,
        createdAt: begin.plus({ minutes: Math.floor(number / 3) }),
        completedAt: null,
      })
    }
  }

  async function ordersPage(client: Parameters<typeof comeBack>[0], path: string, reader = ada()) {
    const page = await client
      .get(path)
      .loginAs(await account(reader))
      .withInertia()
    const { orders, next } = page.inertiaProps
    const credits: number[] = orders.map((order: { credits: number }) => order.credits)
    return { credits, next }
  }

  test('come newest first, page by page, each once', async ({ client, assert }) => {
    await adaOrdered(45)
    const first = await ordersPage(client, '/transactions')
    const second = await ordersPage(client, `/transactions?after=${first.next}`)
    const third = await ordersPage(client, `/transactions?after=${second.next}`)
    const expected = Array.from({ length: 45 }, (_, index) => 45 - index)
    assert.deepEqual([...first.credits, ...second.credits, ...third.credits], expected)
    assert.lengthOf(first.credits, 20)
    assert.isNull(third.next)
  })

  test('are nobody else’s', async ({ client, assert }) => {
    await adaOrdered(3)
    const page = await ordersPage(client, '/transactions', bob())
    assert.isEmpty(page.credits)
  })

  test('begin at the newest for a cursor that makes no sense', async ({ client, assert }) => {
    await adaOrdered(3)
    const page = await ordersPage(client, '/transactions?after=1%27%20or%201')
    assert.deepEqual(page.credits, [3, 2, 1])
  })
})
