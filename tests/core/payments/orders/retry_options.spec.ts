import { test } from '@japa/runner'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import { repeatDestination, retryOptions } from '#core/payments/orders/retry_options'

test.group('After a failed payment', () => {
  test('the same bundle can be paid in the same way, or with PayPal', ({ assert }) => {
    const retry = retryOptions({ method: 'creditcard', currency: 'EUR' }, 'NL', [])
    assert.deepEqual(retry, { bundle: true, sameMethod: true, paypal: true })
  })

  test('a method {title} is not offered again: {method} in {country}')
    .with([
      { title: 'that its operator closed', method: 'giropay', country: 'DE', closed: [] },
      { title: 'that its operator closed', method: 'sofort', country: 'DE', closed: [] },
      { title: 'of the country that the member left', method: 'ideal', country: 'BE', closed: [] },
      { title: 'that the site has closed', method: 'sct', country: 'NL', closed: ['sct', 'sdd'] },
    ] as const)
    .run(({ assert }, { method, country, closed }) => {
      const retry = retryOptions({ method, currency: 'EUR' }, country, closed)
      assert.deepEqual(retry, { bundle: true, sameMethod: false, paypal: true })
    })

  test('a bundle of another currency is not offered again', ({ assert }) => {
    const retry = retryOptions({ method: 'creditcard', currency: 'EUR' }, 'GB', [])
    assert.deepEqual(retry, { bundle: false, sameMethod: false, paypal: false })
  })
})

test.group('Repeating an order', () => {
  const paid = (method: PaymentMethod) => ({ method, currency: 'EUR' }) as const

  test('leads to the same bundle and method, or to the form of a direct debit', ({ assert }) => {
    assert.equal(repeatDestination(paid('ideal'), 'NL', [], []), 'same_method')
    assert.equal(repeatDestination(paid('sdd'), 'NL', [], []), 'direct_debit')
  })

  test('leads to another method where direct debit is refused or closed', ({ assert }) => {
    assert.equal(repeatDestination(paid('sdd'), 'NL', [], ['sdd']), 'other_method')
    assert.equal(repeatDestination(paid('sdd'), 'NL', ['sdd'], []), 'other_method')
  })

  test('leads to another method where its operator closed it: {$self}')
    .with(['giropay', 'sofort'] as const)
    .run(({ assert }, method) => {
      assert.equal(repeatDestination(paid(method), 'DE', [], []), 'other_method')
    })

  test('leads to the shop where the bundle is sold in another currency', ({ assert }) => {
    assert.equal(repeatDestination(paid('creditcard'), 'GB', [], []), 'shop')
  })
})
