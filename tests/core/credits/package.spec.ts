import { test } from '@japa/runner'
import { soldAs } from '#core/credits/package'
import { defaultSettings, readSettings } from '#core/sites/settings/settings'
import { fiftyCredits } from '#tests/support/payments/checkout'

test.group('A package of a site', () => {
  test('is that of the catalogue by default', ({ assert }) => {
    assert.deepEqual(soldAs(fiftyCredits, defaultSettings), fiftyCredits)
  })

  test('has the site’s own price and credits', ({ assert }) => {
    const own = readSettings({ package_terms: { p1: { credits: 60, EUR: 1799 } } })
    assert.deepEqual(soldAs(fiftyCredits, own), { ...fiftyCredits, credits: 60, amount: 1799 })
  })

  test('keeps what the site does not name', ({ assert }) => {
    const own = readSettings({ package_terms: { p1: { GBP: 1599 }, p2: { EUR: 1 } } })
    assert.deepEqual(soldAs(fiftyCredits, own), fiftyCredits)
  })

  test('is not changed by a wrong setting: {$self}')
    .with(['free', [], null, { p1: 5 }, { p1: { EUR: 0 } }, { p1: { EUR: 9.99, credits: '60' } }])
    .run(({ assert }, stored) => {
      const own = readSettings({ package_terms: stored })
      assert.deepEqual(soldAs(fiftyCredits, own), fiftyCredits)
    })
})
