import { test } from '@japa/runner'
import { methodsFor } from '#core/payments/methods/method_offers'
import { cardBrands, type PaymentMethod } from '#core/payments/methods/payment_method'
import { countries, type Country } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'

const everywhere: PaymentMethod[] = ['creditcard', 'paypal', 'applepay']

function keysFor(country: Country) {
  return methodsFor(country, currencyOf(country)).map(({ method }) => method)
}

test.group('Payment methods by country', () => {
  test('are, in {country}, the local ones first: {local}')
    .with([
      { country: 'NL', local: ['ideal', 'sdd', 'sct'] },
      { country: 'BE', local: ['bancontact', 'sdd', 'sct'] },
      { country: 'AT', local: ['eps', 'sdd', 'sct'] },
      { country: 'DE', local: ['sdd', 'sct'] },
      { country: 'FR', local: ['sdd', 'sct'] },
      { country: 'ES', local: ['sdd', 'sct'] },
      { country: 'IT', local: ['sdd', 'sct'] },
      { country: 'IE', local: ['sdd', 'sct'] },
    ] as const)
    .run(({ assert }, { country, local }) => {
      assert.deepEqual(keysFor(country), [...local, ...everywhere, 'paysafecard'])
    })

  test('include Blik and Przelewy24 in Poland', ({ assert }) => {
    assert.deepEqual(keysFor('PL'), ['blik', 'prezelewy24', ...everywhere])
  })

  test('are card, PayPal and Apple Pay in {$self}, outside the euro')
    .with(['US', 'GB', 'CA', 'AU', 'NZ', 'CH'] as const)
    .run(({ assert }, country) => {
      assert.deepEqual(keysFor(country), everywhere)
    })

  test('never include discontinued methods', ({ assert }) => {
    const offered = countries.flatMap(keysFor)
    assert.notInclude(offered, 'giropay')
    assert.notInclude(offered, 'sofort')
  })

  test('depend on the browser for Apple Pay alone', ({ assert }) => {
    const depending = methodsFor('NL', 'EUR').filter(({ needsBrowser }) => needsBrowser)
    const names = depending.map(({ method }) => method)
    assert.deepEqual(names, ['applepay'])
  })

  test('show the card brands of {country} as {brands}')
    .with([
      { country: 'FR', brands: ['cartebancaire', 'visa', 'mastercard'] },
      { country: 'IT', brands: ['nexi', 'visa', 'mastercard'] },
      { country: 'NL', brands: ['visa', 'mastercard', 'maestro'] },
      { country: 'DE', brands: ['visa', 'mastercard'] },
      { country: 'US', brands: ['visa', 'mastercard'] },
    ] as const)
    .run(({ assert }, { country, brands }) => {
      assert.deepEqual(cardBrands(country), [...brands])
    })
})
