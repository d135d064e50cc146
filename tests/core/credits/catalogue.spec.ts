import { test } from '@japa/runner'
import { packageCatalogue } from '#core/credits/catalogue'
import { tiers } from '#core/sites/package_terms'
import { currencies } from '#core/money'

test.group('Package catalogue', () => {
  test('sells 20, 50, 120 and 300 credits in the tiers p0 to p3', ({ assert }) => {
    assert.deepEqual(
      packageCatalogue.map(({ tier, credits }) => [tier, credits]),
      [
        ['p0', 20],
        ['p1', 50],
        ['p2', 120],
        ['p3', 300],
      ]
    )
    assert.lengthOf(packageCatalogue, tiers.length)
  })

  test('costs {1} in {0}')
    .with([
      ['EUR', [999, 1999, 3999, 7999]],
      ['GBP', [899, 1799, 3499, 6999]],
      ['USD', [1099, 2199, 4399, 8799]],
      ['CAD', [1499, 2999, 5999, 11_999]],
      ['AUD', [1699, 3299, 6499, 12_999]],
      ['NZD', [1799, 3599, 6999, 13_999]],
      ['CHF', [999, 1999, 3999, 7999]],
      ['PLN', [4499, 8999, 17_999, 35_999]],
    ] as const)
    .run(({ assert }, [currency, prices]) => {
      const found = packageCatalogue.map(({ amounts }) => amounts[currency])
      assert.deepEqual(found, [...prices])
    })

  test('makes a credit cheaper with every tier, in every currency', ({ assert }) => {
    for (const currency of currencies) {
      const prices = packageCatalogue.map(({ amounts, credits }) => amounts[currency] / credits)
      const falling = prices.toSorted((one, other) => other - one)
      assert.deepEqual(prices, falling)
    }
  })
})
