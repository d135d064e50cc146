import { test } from '@japa/runner'
import { packageCatalogue } from '#core/credits/catalogue'
import type { Package } from '#core/credits/package'
import { minimumMessageCost, minimumMessageCosts, pricePerMessage } from '#core/credits/price'
import { currencies } from '#core/money'
import { defaultSettings } from '#core/sites/settings/settings'

const packages: Package[] = packageCatalogue.flatMap(({ tier, credits, amounts }) =>
  currencies.map((currency) => ({
    id: `${tier}-${currency}`,
    tier,
    credits,
    currency,
    amount: amounts[currency],
  }))
)

test.group('Price per message', () => {
  test('shows a message as a fraction of a cent', ({ assert }) => {
    assert.closeTo(pricePerMessage({ amount: 1499, credits: 50 }, defaultSettings), 29.98, 1e-9)
  })

  test('counts every credit that a message takes', ({ assert }) => {
    assert.equal(pricePerMessage({ amount: 1000, credits: 50 }, { messageCredits: 3 }), 60)
  })
})

test.group('Minimum message cost', () => {
  test('is the price of a message from the cheapest package of {country}')
    .with([
      { country: 'NL', currency: 'EUR', costs: 7999 / 300 },
      { country: 'PL', currency: 'PLN', costs: 35999 / 300 },
      { country: 'CH', currency: 'CHF', costs: 7999 / 300 },
      { country: 'GB', currency: 'GBP', costs: 6999 / 300 },
    ] as const)
    .run(({ assert }, { country, currency, costs }) => {
      assert.deepEqual(minimumMessageCost(country, packages, defaultSettings), { costs, currency })
    })

  test('is null where nothing is sold', ({ assert }) => {
    assert.isNull(minimumMessageCost('NZ', [], defaultSettings))
  })

  test('is listed for countries where something is sold', ({ assert }) => {
    const euros = packages.filter(({ currency }) => currency === 'EUR')
    const costs = minimumMessageCosts(['NL', 'BE', 'PL'], euros, defaultSettings)
    const cheapest = { costs: 7999 / 300, currency: 'EUR' } as const
    assert.deepEqual(costs, { NL: cheapest, BE: cheapest })
  })
})
