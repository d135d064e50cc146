import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { countries, type Country } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'
import Order from '#models/order'
import SandboxPayment from '#models/sandbox_payment'
import type { shop } from '#queries/credits/shop'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { setSetting } from '#tests/support/sites/settings'
import { ada } from '#tests/support/people/people'
import { sample } from '#tests/support/runner/sample'
import { openShop, orderForm, submitOrder } from '#tests/support/payments/shop'

type ShopBundle = Awaited<ReturnType<typeof shop>>['bundles'][number]

const buyers = countries.flatMap((country) => [
  { country, kind: 'a newcomer' as const },
  { country, kind: 'an old hand' as const },
])

/** A member of this country, within the time of the time bonus or long after it. */
function buyerFrom(country: Country, kind: 'a newcomer' | 'an old hand') {
  const signupDate = kind === 'a newcomer' ? DateTime.utc() : DateTime.utc(2026, 1, 1)
  return ada({ user: { country, signupDate } })
}

/** The lines of the order; the total must be the amount at the provider. */
async function chargeOf(clientId: string) {
  const order = await Order.findByOrFail('clientId', clientId)
  const payment = await SandboxPayment.findByOrFail('orderId', order.id)
  const { packageAmount, discountAmount, costsAmount } = order
  const { amount: totalAmount, currency } = payment
  return { packageAmount, discountAmount, costsAmount, totalAmount, currency }
}

test.group('Prices', (group) => {
  inTransaction(group)

  test('of a site of its own are shown, published and charged', async ({ client, assert }) => {
    await setSetting('package_terms', { p1: { credits: 60, EUR: 1799 } })
    await join(ada())
    const { bundles } = (await openShop(client, ada())).inertiaProps
    const own = bundles.find(({ tier }: { tier: string }) => tier === 'p1')!
    assert.containSubset(own, { credits: 60, amount: 1799 })
    const settings = await client.get('/api/settings.php')
    assert.equal(settings.body().minimum_message_costs.NL.costs, 7999 / 300)
    await submitOrder(client, ada(), {
      ...(await orderForm({ shown_total: own.quotes[0].totalAmount })),
      method: own.quotes[0].method,
    })
    const order = await Order.firstOrFail()
    assert.containSubset(order.$attributes, { credits: 60, packageAmount: 1799 })
  })

  test('{kind} from {country} is charged what the page shows, for each choice')
    .with(sample('buyers', buyers, 6))
    .run(async ({ client, assert }, { country, kind }) => {
      const buyer = buyerFrom(country, kind)
      await join(buyer)
      const { currency, bundles, bonus } = (await openShop(client, buyer)).inertiaProps
      assert.equal(currency, currencyOf(country))
      assert.equal(bonus?.percentage, kind === 'a newcomer' ? 25 : undefined)
      assert.lengthOf(bundles, 4)

      for (const { id, amount, price, quotes, tier } of bundles as ShopBundle[]) {
        const chosen = sample(`${kind} ${country} ${tier}`, quotes, 1, (quote) => quote.method)
        for (const { method, ...shown } of chosen) {
          const clientId = `${id.slice(-12)}-${method}`
          const form = {
            package_id: id,
            method,
            client_id: clientId,
            shown_total: shown.totalAmount,
            use_at_once: 'yes',
          }
          const answer = await submitOrder(client, buyer, form)
          answer.assertStatus(302)
          const charged = await chargeOf(clientId)
          const { refusal, refused, codeError, discount, ...lines } = shown
          if (method !== 'sdd') assert.isNull(refused)
          assert.deepEqual([refusal, codeError], [null, null])
          assert.equal(discount?.percentage, bonus?.percentage)
          assert.deepEqual(charged, { ...lines, packageAmount: amount, currency })
          assert.equal(charged.totalAmount, price + shown.costsAmount)
          // Releases the bonus for the next order.
          await Order.query().where({ clientId }).update({ status: 'cancelled' })
        }
      }
    })

  test('shows the price of a message after the discount', async ({ client, assert }) => {
    const buyer = buyerFrom('DE', 'a newcomer')
    await join(buyer)
    const { bundles } = (await openShop(client, buyer)).inertiaProps
    const [smallest, , , largest] = bundles
    assert.closeTo(smallest.messagePrice, 37.45, 0.001)
    assert.closeTo(largest.messagePrice, 19.996, 0.001)
  })
})
