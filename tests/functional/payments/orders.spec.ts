import { test } from '@japa/runner'
import Order from '#models/order'
import { inTransaction } from '#tests/support/database/transactions'
import { account, countOf, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
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
    { what: 'a package of another currency', field: 'package_id', method: 'ideal' },
    { what: 'no package id at all', field: 'package_id', method: 'ideal' },
    { what: 'an unknown method', field: 'method', method: 'cash' },
    { what: 'an unknown bank', field: 'bank', method: 'ideal', bank: 'NOBANK22' },
  ]

  test('says at {field} what is wrong with {what}, and changes nothing')
    .with(refusals)
    .run(async ({ client, assert }, { what, field, method, bank }) => {
      await join(ada())
      const packages: Record<string, string> = {
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
