import { test } from '@japa/runner'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import { repeatDestination, retryOptions } from '#core/payments/orders/retry_options'

test.group('After a failed payment', () => {
  test('the same bundle can be paid in the same way, or with PayPal', ({ assert }) => {
    const order = { method: 'creditcard', currency: 'EUR' } as const
    assert.deepEqual(retryOptions(order, 'NL', []), {
      bundle: true,
      sameMethod: true,
      paypal: true,
    })
  })

  test('a method that its operator closed is not offered again: {$self}')
    .with(['giropay', 'sofort'] as const)
    .run(({ assert }, method) => {
      const order = { method, currency: 'EUR' } as const
      assert.deepEqual(retryOptions(order, 'DE', []), {
        bundle: true,
        sameMethod: false,
        paypal: true,
      })
    })

  test('a method of the country that the member left is not offered again', ({ assert }) => {
    const order = { method: 'ideal', currency: 'EUR' } as const
    assert.deepEqual(retryOptions(order, 'BE', []), {
      bundle: true,
      sameMethod: false,
      paypal: true,
    })
  })

  test('a method that the site has closed is not offered again', ({ assert }) => {
    const order = { method: 'sct', currency: 'EUR' } as const
    const retry = retryOptions(order, 'NL', ['sct', 'sdd'])
    assert.deepEqual(retry, { bundle: true, sameMethod: false, paypal: true })
  })

  test('a bundle of another currency is not offered again', ({ assert }) => {
    const order = { method: 'creditcard', currency: 'EUR' } as const
    assert.deepEqual(retryOptions(order, 'GB', []), {
      bundle: false,
      sameMethod: false,
      paypal: false,
    })
  })
})

test.group('Repeating an order', () => {
  const paid = (method: PaymentMethod) => ({ method, currency: 'EUR' }) as const

  test('leads to the same bundle and method', ({ assert }) => {
    assert.equal(repeatDestination(paid('ideal'), 'NL', [], []), 'same_method')
  })

  test('leads to the form of a direct debit', ({ assert }) => {
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
