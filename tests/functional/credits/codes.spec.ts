import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import DiscountCode from '#models/discount_code'
import Order from '#models/order'
import SandboxPayment from '#models/sandbox_payment'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import {
  setProviderStatus,
  bundle,
  openShop,
  orderForm,
  sendWebhook,
  storeCode,
  submitOrder,
} from '#tests/support/payments/shop'

/** Ada as she signs up now, not when this file was loaded. */
function joiningNow() {
  return ada({ user: { signupDate: DateTime.utc() } })
}

async function ask(client: ApiClient, query: Record<string, string>, asker = ada()) {
  return client
    .get('/api/discountcode.php')
    .qs(query)
    .header('accept-language', 'nl')
    .loginAs(await account(asker))
}

test.group('GET /api/discountcode.php', (group) => {
  inTransaction(group)

  test('answers the documented fields of the code', async ({ client, assert }) => {
    await join(ada())
    await storeCode({ country: 'NL', currency: 'EUR', minimumOrderValue: 1500 })
    const answer = await ask(client, { code: ' spring10 ' })
    answer.assertStatus(200)
    assert.deepEqual(answer.body().discountcode, {
      code: 'SPRING10',
      status: 'active',
      country: 'NL',
      user_id: null,
      currency: 'EUR',
      value_percentage: 10,
      percentage: 10,
      minimum_order_value: 1500,
      paymentmethods: [],
      expires: null,
      validity: null,
      expired: false,
    })
  })

  const refusals: [string, Partial<DiscountCode> | null, string][] = [
    ['unknown', null, 'Code niet gevonden'],
    ['used', { status: 'used' }, 'Code reeds gebruikt'],
    [
      'expired, of another member',
      { expiresAt: DateTime.utc(2020), userId: bob().user.id },
      'Deze code geldt niet voor deze bestelling.',
    ],
  ]

  test('says why a code is not valid: {0}')
    .with(refusals)
    .run(async ({ client, assert }, [, row, words]) => {
      await join(ada(), bob())
      if (row) await storeCode(row)
      const answer = await ask(client, { code: 'SPRING10' })
      answer.assertStatus(422)
      assert.equal(answer.body().message, words)
    })

  test('tells that a code has expired', async ({ client, assert }) => {
    await join(ada())
    await storeCode({ expiresAt: DateTime.utc(2020) })
    const answer = await ask(client, { code: 'SPRING10' })
    answer.assertStatus(200)
    assert.include(answer.body().discountcode, { expired: true, validity: 0 })
  })

  test('answers the time bonus of a new member, and of nobody else', async ({ client, assert }) => {
    const newcomer = joiningNow()
    await join(newcomer, bob())
    const { discountcode } = (await ask(client, { welcome: 'true' }, newcomer)).body()
    assert.include(discountcode, { code: 'TIMEBONUS25', percentage: 25, status: 'active' })
    assert.closeTo(discountcode.validity, 14_400, 60)
    const late = await ask(client, { welcome: 'true' }, bob())
    assert.isTrue(late.body().discountcode.expired)
  })
})

test.group('A discount code in the shop', (group) => {
  inTransaction(group)

  async function shopWith(client: ApiClient, code: string, buyer = ada()) {
    const { id } = await bundle('p1')
    const path = `/credits/${id}/ideal?code=${encodeURIComponent(code)}`
    return (await openShop(client, buyer, path)).inertiaProps
  }

  /** Fifty credits with iDEAL. */
  function chosenQuote(page: Awaited<ReturnType<typeof shopWith>>) {
    return page.bundles[1].quotes[0]
  }

  test('lowers every price, and the order by the same', async ({ client, assert }) => {
    await join(ada())
    await storeCode()
    const page = await shopWith(client, 'spring10')
    assert.deepEqual(page.code, { entered: 'SPRING10', error: null })
    const quote = { discountAmount: 200, totalAmount: 1799, codeError: null }
    assert.containSubset(chosenQuote(page), {
      ...quote,
      discount: { code: 'SPRING10', percentage: 10 },
    })
    const form = { ...(await orderForm({ shown_total: 1799 })), code: 'SPRING10' }
    await submitOrder(client, ada(), form)
    const order = await Order.firstOrFail()
    assert.include(order.$attributes, { discountCode: 'SPRING10', totalAmount: 1799 })
    const payment = await SandboxPayment.findByOrFail('orderId', order.id)
    await setProviderStatus(payment, 'paid')
    await sendWebhook(client, payment.id)
    assert.equal((await DiscountCode.firstOrFail()).status, 'used')
    assert.include((await shopWith(client, 'spring10')).code.error, 'Code')
  })
})
