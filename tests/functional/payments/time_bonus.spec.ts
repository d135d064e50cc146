import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Order from '#models/order'
import { committing, inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada, cleo } from '#tests/support/people/people'
import { openShop, placeOrder, orderForm, submitOrder } from '#tests/support/payments/shop'

const newcomer = ada({ user: { signupDate: DateTime.utc() } })
const withBonus = { shown_total: 1499 }

test.group('The time bonus', (group) => {
  inTransaction(group)

  test('is reserved while an order is open, and prices are full', async ({ client, assert }) => {
    await join(newcomer)
    const before = (await openShop(client, newcomer)).inertiaProps
    assert.isNull(before.bonusHeldBy)
    assert.equal(before.timeBonus.percentage, 25)

    const { order } = await placeOrder(client, newcomer, withBonus)
    const { bonus, bonusHeldBy, bundles, timeBonus } = (await openShop(client, newcomer))
      .inertiaProps
    assert.equal(bonusHeldBy, order.id)
    assert.isNull(bonus)
    assert.isNull(timeBonus)
    assert.equal(bundles[1].price, bundles[1].amount)
  })
})

test.group('A price that changed', (group) => {
  inTransaction(group)
  group.each.setup(() => join(newcomer))

  test('must be confirmed with every order', async ({ client, assert }) => {
    const form = { ...(await orderForm()), shown_total: undefined }
    await submitOrder(client, newcomer, form)
    assert.equal(await countOf('orders'), 0)
  })
})

test.group('Ten tabs at the same moment', (group) => {
  committing(group)

  test('use the bonus once', async ({ client, assert }) => {
    const buyer = cleo({ user: { signupDate: DateTime.utc() } })
    await join(buyer)
    const forms = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => orderForm({ ...withBonus, client_id: `tab-${tab}` }))
    )
    await Promise.all(forms.map((form) => submitOrder(client, buyer, form)))
    const orders = await Order.query().where('userId', buyer.user.id)
    assert.deepEqual(
      orders.map(({ discountCode, totalAmount }) => [discountCode, totalAmount]),
      [['TIMEBONUS25', 1499]]
    )
  })
})
