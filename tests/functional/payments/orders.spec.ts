import { test } from '@japa/runner'
import Order from '#models/order'
import SandboxPayment from '#models/sandbox_payment'
import { inTransaction } from '#tests/support/database/transactions'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { bundle, placeOrder, orderForm, submitOrder } from '#tests/support/payments/shop'

test.group('Ordering', (group) => {
  inTransaction(group)

  test('writes a pending order and makes its payment', async ({ client, assert }) => {
    await join(ada())
    const { order, payment } = await placeOrder(client, ada())
    assert.equal(order.status, 'pending')
    assert.equal(order.providerPaymentId, payment.id)
    assert.equal(order.credits, 50)
    assert.equal(order.totalAmount, 1999)
    assert.equal(payment.amount, 1999)
    assert.equal(payment.language, 'nl')
  })

  test('with script answers the address of the provider', async ({ client }) => {
    await join(ada())
    const answer = await client
      .post('/orders')
      .loginAs(await account(ada()))
      .withCsrfToken()
      .withInertia()
      .form({ ...(await orderForm()) })
    const payment = await SandboxPayment.firstOrFail()
    answer.assertStatus(409)
    answer.assertHeader(
      'x-inertia-location',
      `${new URL(payment.returnUrl).origin}/sandbox/payments/${payment.id}`
    )
  })

  test('makes one order when a form is sent twice', async ({ client, assert }) => {
    await join(ada())
    const first = await placeOrder(client, ada())
    const second = await placeOrder(client, ada())
    assert.equal(second.order.id, first.order.id)
    assert.equal(second.payUrl, first.payUrl)
    assert.equal(await countOf('orders'), 1)
    assert.equal(await countOf('sandbox_payments'), 1)
  })

  test('makes two orders for the same form of two members', async ({ client, assert }) => {
    await join(ada(), bob())
    const adas = await placeOrder(client, ada())
    const bobs = await placeOrder(client, bob())
    assert.notEqual(bobs.order.id, adas.order.id)
  })

  test('leads a form whose order has ended to the page of that order', async ({
    client,
    assert,
  }) => {
    await join(ada())
    const { order } = await placeOrder(client, ada())
    await Order.query().where('id', order.id).update({ status: 'failed' })
    const again = await submitOrder(client, ada(), await orderForm())
    assert.equal(new URL(String(again.header('location'))).pathname, `/transactions/${order.id}`)
  })

  test('ignores amount, currency and country sent by the browser', async ({ client, assert }) => {
    await join(ada())
    const tampered = { amount: 1, total_amount: 1, currency: 'PLN', country: 'PL', credits: 9000 }
    await submitOrder(client, ada(), { ...(await orderForm()), ...tampered })
    const order = await Order.firstOrFail()
    assert.equal(order.totalAmount, 1999)
    assert.equal(order.currency, 'EUR')
    assert.equal(order.country, 'NL')
    assert.equal(order.credits, 50)
  })

  test('is open to unconfirmed members', async ({ client, assert }) => {
    const newcomer = ada({ user: { status: 'not_confirmed', confirmedAt: null } })
    await join(newcomer)
    const { order } = await placeOrder(client, newcomer)
    assert.equal(order.status, 'pending')
  })
})

test.group('Orders that are refused', (group) => {
  inTransaction(group)

  const refusals = [
    { what: 'an unknown package', field: 'package_id', method: 'ideal' },
    { what: 'a package of another currency', field: 'package_id', method: 'ideal' },
    { what: 'no package id at all', field: 'package_id', method: 'ideal' },
    { what: 'a method of another country', field: 'method', method: 'bancontact' },
    { what: 'a method its operator closed', field: 'method', method: 'giropay' },
    { what: 'a card brand in place of its method', field: 'method', method: 'visa' },
    { what: 'an unknown method', field: 'method', method: 'cash' },
    { what: 'an unknown bank', field: 'bank', method: 'ideal', bank: 'NOBANK22' },
    { what: 'a bank for a method without', field: 'bank', method: 'paypal', bank: 'INGBNL2A' },
  ]

  test('says at {field} what is wrong with {what}, and changes nothing')
    .with(refusals)
    .run(async ({ client, assert }, { what, field, method, bank }) => {
      await join(ada())
      const packages: Record<string, string> = {
        'an unknown package': '01900000-0000-7000-8000-000000000000',
        'a package of another currency': (await bundle('p1', 'GBP')).id,
        'no package id at all': "1' or 1=1",
      }
      const { id } = await bundle('p1')
      const answer = await client
        .post('/orders')
        .loginAs(await account(ada()))
        .withCsrfToken()
        .accept('json')
        .form({
          ...(await orderForm()),
          package_id: packages[what] ?? id,
          method,
          ...(bank ? { bank } : {}),
        })
      answer.assertStatus(422)
      const [error] = answer.body().errors
      assert.equal(error.field, field)
      assert.isNotEmpty(error.message)
      assert.equal(await countOf('orders'), 0)
      assert.equal(await countOf('sandbox_payments'), 0)
    })

  test("gives the reason in the member's language", async ({ client, assert }) => {
    await join(ada())
    const answer = await submitOrder(client, ada(), await orderForm({ method: 'bancontact' }))
    answer.assertStatus(302)
    const { method } = answer.flashMessage('inputErrorsBag')
    assert.deepEqual(method, ['Deze betaalmethode is hier niet beschikbaar. Kies een andere.'])
  })

  test('sends visitors to sign in', async ({ client, assert }) => {
    const form = { ...(await orderForm()) }
    const answer = await client.post('/orders').withCsrfToken().form(form).redirects(0)
    answer.assertStatus(302)
    answer.assertHeader('location', '/login')
    assert.equal(await countOf('orders'), 0)
  })

  test('needs the CSRF token', async ({ client, assert }) => {
    await join(ada())
    await client
      .post('/orders')
      .loginAs(await account(ada()))
      .form({ ...(await orderForm()) })
      .redirects(0)
    assert.equal(await countOf('orders'), 0)
  })
})
