import { test } from '@japa/runner'
import { useAtOnceVersion } from '#core/payments/orders/use_at_once'
import Order from '#models/order'
import { inTransaction } from '#tests/support/database/transactions'
import { account, countOf, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import {
  orderForm,
  submitOrder,
  openShop,
  orderOutcome,
  returnFromProvider,
  storeCode,
  bought,
} from '#tests/support/payments/shop'
import { fieldErrors } from '#tests/support/payments/direct_debits'
import { mollieAtStub, stripeAtStub } from '#tests/support/providers/stubs'
import { sellThrough, withProviders } from '#tests/support/providers/webhook_providers'
import Invoice from '#models/invoice'
import SandboxPayment from '#models/sandbox_payment'
import { currencies } from '#core/money'
import { settlementDifferences } from '#tests/support/payments/settlements'

test.group('Ordering', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('ignores amount, currency and country sent by the browser', async ({ client, assert }) => {
    const tampered = { amount: 1, total_amount: 1, currency: 'PLN', country: 'PL', credits: 9000 }
    await submitOrder(client, ada(), { ...(await orderForm()), ...tampered })
    const right = { totalAmount: 1999, currency: 'EUR', country: 'NL', credits: 50 }
    assert.include((await Order.firstOrFail()).$attributes, right)
  })
})

test.group('Orders that are refused', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('says at {field} what is wrong with {what}, and changes nothing')
    .with([
      { what: 'an id that is none', field: 'package_id', changes: { package_id: "1' or 1=1" } },
      { what: 'an unknown method', field: 'method', changes: { method: 'cash' } },
      { what: 'an unknown bank', field: 'bank', changes: { bank: 'NOBANK22' } },
    ])
    .run(async ({ client, assert }, { field, changes }) => {
      const answer = await client
        .post('/orders')
        .loginAs(await account(ada()))
        .withCsrfToken()
        .accept('json')
        .form({ ...(await orderForm(changes)) })
      answer.assertStatus(422)
      const [error] = answer.body().errors
      assert.equal(error.field, field)
      assert.isNotEmpty(error.message)
      assert.equal(await countOf('orders'), 0)
      assert.equal(await countOf('sandbox_payments'), 0)
    })

  test("gives the reason in the member's language", async ({ client, assert }) => {
    const answer = await submitOrder(client, ada(), await orderForm({ method: 'bancontact' }))
    answer.assertStatus(302)
    const { method } = answer.flashMessage('inputErrorsBag')
    assert.deepEqual(method, ['Deze betaalmethode is hier niet beschikbaar. Kies een andere.'])
  })

  test('needs that the member asks for the credits at once, anew for each order', async ({
    assert,
    client,
  }) => {
    const form = await orderForm()
    const answer = await submitOrder(client, ada(), { ...form, use_at_once: '' })
    answer.assertStatus(302)
    const [error] = fieldErrors(answer).use_at_once ?? []
    assert.match(error, /^Vink aan dat je je credits meteen wilt gebruiken/)
    assert.equal(await countOf('orders'), 0)
    await submitOrder(client, ada(), form)
    assert.include((await Order.firstOrFail()).$attributes, { useAtOnceVersion })
  })
})

test.group('A bundle that a code makes free', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(ada())
    await storeCode({ code: 'GIFT', valuePercentage: 100 })
  })

  test('is theirs when they return to its page, without a provider', async ({ assert, client }) => {
    const form = await orderForm({ code: 'GIFT', shown_total: 0, method: 'creditcard' })
    const answer = await submitOrder(client, ada(), form)
    const order = await Order.firstOrFail()
    assert.include(answer.header('location') ?? answer.text(), `/transactions/${order.id}`)
    await returnFromProvider(client, ada(), order)
    assert.deepEqual(await orderOutcome(order), bought)
    assert.isEmpty([...(await SandboxPayment.all()), ...(await Invoice.all())])
    assert.isEmpty(await settlementDifferences())
  })
})

test.group('A bundle that a code makes too cheap for the provider of a card', (group) => {
  inTransaction(group)
  withProviders(group)
  const cheap = { code: 'ALMOST', shown_total: 40 }
  group.each.setup(async () => {
    await join(ada())
    await storeCode({ code: 'ALMOST', valuePercentage: 98 })
  })

  test('is refused there at the method, and sold where the method takes it', async ({
    assert,
    client,
  }) => {
    await sellThrough(stripeAtStub())
    const shop = await openShop(client, ada(), '/credits?code=ALMOST')
    const { quotes } = shop.inertiaProps.bundles[1]
    const card = quotes.find(({ method }: { method: string }) => method === 'creditcard')
    assert.equal(card.totalAmount, 1999)
    assert.include(card.codeError, 'te klein voor deze betaalmethode')
    const byCard = await orderForm({ ...cheap, method: 'creditcard' })
    const refused = await submitOrder(client, ada(), byCard)
    assert.match(fieldErrors(refused).method?.[0] ?? '', /te klein voor deze betaalmethode/)
    assert.isNull(await Order.first())

    await sellThrough(mollieAtStub())
    await submitOrder(client, ada(), await orderForm(cheap))
    const order = await Order.firstOrFail()
    assert.deepEqual([order.totalAmount, order.status], [40, 'pending'])
  })

  test('is what Stripe says it takes, in each currency', ({ assert }) => {
    const stripe = stripeAtStub()
    const least = currencies.map((currency) => [currency, stripe.minimum(currency)])
    // https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
    const listed = { EUR: 50, GBP: 30, USD: 50, CAD: 50, AUD: 50, NZD: 50, CHF: 50, PLN: 200 }
    assert.deepEqual(Object.fromEntries(least), listed)
  })
})
