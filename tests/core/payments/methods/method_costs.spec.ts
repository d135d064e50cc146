import { test } from '@japa/runner'
import { costOf, forbiddenCosts, methodCost } from '#core/payments/methods/method_costs'
import { methodsFor } from '#core/payments/methods/method_offers'
import { countries } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'
import { parseMethodCosts } from '#core/sites/method_costs'
import { defaultSettings, readSettings } from '#core/sites/settings/settings'

const usual = defaultSettings

test.group('Costs of payment methods', () => {
  test('are {costs} for {amount} by {method} in {country}')
    .with([
      { method: 'ideal', country: 'NL', amount: 1999, costs: 0 },
      { method: 'bancontact', country: 'BE', amount: 1999, costs: 0 },
      { method: 'eps', country: 'AT', amount: 1999, costs: 0 },
      { method: 'sdd', country: 'DE', amount: 1499, costs: 0 },
      { method: 'sct', country: 'DE', amount: 1499, costs: 0 },
      { method: 'creditcard', country: 'DE', amount: 1499, costs: 0 },
      { method: 'applepay', country: 'IE', amount: 1499, costs: 0 },
      { method: 'creditcard', country: 'PL', amount: 1499, costs: 0 },
      { method: 'paypal', country: 'DE', amount: 1499, costs: 86 },
      { method: 'paysafecard', country: 'DE', amount: 1499, costs: 190 },
      { method: 'prezelewy24', country: 'PL', amount: 8999, costs: 100 },
      { method: 'blik', country: 'PL', amount: 8999, costs: 100 },
      { method: 'creditcard', country: 'GB', amount: 1799, costs: 0 },
      { method: 'applepay', country: 'GB', amount: 1799, costs: 0 },
      { method: 'paypal', country: 'GB', amount: 1799, costs: 0 },
      { method: 'paypal', country: 'AT', amount: 1999, costs: 0 },
      { method: 'paypal', country: 'BE', amount: 1999, costs: 0 },
      { method: 'paypal', country: 'FR', amount: 1999, costs: 0 },
      { method: 'paysafecard', country: 'FR', amount: 1999, costs: 0 },
      { method: 'paypal', country: 'IT', amount: 1999, costs: 0 },
      { method: 'paypal', country: 'ES', amount: 1999, costs: 103 },
      { method: 'creditcard', country: 'CH', amount: 1499, costs: 52 },
      { method: 'creditcard', country: 'US', amount: 250, costs: 30 },
      { method: 'applepay', country: 'US', amount: 1499, costs: 52 },
    ] as const)
    .run(({ assert }, { method, country, amount, costs }) => {
      assert.equal(methodCost(costOf(method, country, usual), amount), costs)
    })

  test('are set by a site for one method in one country', ({ assert }) => {
    const set = readSettings({ method_costs: 'paypal:NL:0.10, creditcard:US:2.5%' })
    assert.equal(methodCost(costOf('paypal', 'NL', set), 1000), 10)
    assert.equal(methodCost(costOf('paypal', 'IE', set), 1000), 69)
    assert.equal(methodCost(costOf('creditcard', 'US', set), 1000), 25)
    assert.equal(methodCost(costOf('creditcard', 'CA', set), 1000), 43)
  })

  test('are none where the law forbids them or the site takes none, whatever it has set', ({
    assert,
  }) => {
    const set = { method_costs: 'paypal:FR:0.35,paypal:NL:0.35' }
    assert.equal(costOf('paypal', 'FR', readSettings(set)).fixedCost, 0)
    assert.equal(costOf('paypal', 'NL', readSettings(set)).fixedCost, 35)
    const none = readSettings({ ...set, surcharges: false })
    assert.equal(costOf('paypal', 'NL', none).fixedCost, 0)
    assert.equal(costOf('creditcard', 'US', none).costPermille, 0)
  })

  test('are read from the setting as an amount, per cent, or both', ({ assert }) => {
    const costs = parseMethodCosts('a:nl:1,b:NL:0.35+3.4%,c:NL:11%, d:NL:0')
    assert.deepEqual(costs, {
      'a:NL': { fixedCost: 100, costPermille: 0 },
      'b:NL': { fixedCost: 35, costPermille: 34 },
      'c:NL': { fixedCost: 0, costPermille: 110 },
      'd:NL': { fixedCost: 0, costPermille: 0 },
    })
  })

  test('ignore the invalid entry "{$self}"')
    .with([
      'paypal',
      'paypal:NL',
      'paypal:NL:',
      'paypal:NL:-1',
      'paypal:NL:1.5x',
      ':NL:1',
      'a:NL:+',
    ])
    .run(({ assert }, entry) => {
      const costs = parseMethodCosts(`${entry},blik:PL:1`)
      assert.deepEqual(Object.keys(costs), ['blik:PL'])
    })
})

test.group('Costs that the law forbids', () => {
  test('are none by default, in any country', ({ assert }) => {
    assert.isEmpty(forbiddenCosts(usual.methodCosts))
    const offered = countries.flatMap((country) => methodsFor(country, currencyOf(country)))
    assert.isAbove(offered.length, 50)
  })

  test('are named by method and country', ({ assert }) => {
    const costs = parseMethodCosts(
      'ideal:NL:0.29,creditcard:DE:1.8%,paypal:GB:0.35,paypal:NL:0.5,creditcard:US:1'
    )
    assert.sameMembers([...forbiddenCosts(costs)], ['ideal:NL', 'creditcard:DE', 'paypal:GB'])
  })
})
