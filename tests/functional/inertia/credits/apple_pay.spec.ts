import { test } from '@japa/runner'
import '@japa/assert'
import { hasApplePay } from '../../../../inertia/components/credits/apple_pay.js'

test.group('Apple Pay', () => {
  test('is offered where the browser can pay', ({ assert }) => {
    assert.isTrue(hasApplePay({ ApplePaySession: { canMakePayments: () => true } }))
  })

  test('is offered to no browser that does not know it, or cannot', ({ assert }) => {
    assert.isFalse(hasApplePay({}))
    assert.isFalse(hasApplePay({ ApplePaySession: { canMakePayments: () => false } }))
  })

  test('is not offered where the browser will not tell', ({ assert }) => {
    const canMakePayments = () => {
      throw new Error('Trying to start an Apple Pay session from an insecure document')
    }
    assert.isFalse(hasApplePay({ ApplePaySession: { canMakePayments } }))
  })
})
