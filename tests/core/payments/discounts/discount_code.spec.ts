import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  codeState,
  discountAmount,
  mayUseCode,
  type OrderContext,
} from '#core/payments/discounts/discount_code'
import { ok, refuse } from '#core/result'
import { springCode } from '#tests/support/payments/discount_codes'
import { ada, bob } from '#tests/support/people/people'

const now = DateTime.utc(2026, 3, 1, 12)

const order: OrderContext = {
  userId: ada().user.id,
  country: 'NL',
  currency: 'EUR',
  method: 'ideal',
  packageAmount: 1999,
}

test.group('Discount amount', () => {
  test('takes {percentage} % of {amount} as {discount}, half a cent rounded up')
    .with([
      { amount: 999, percentage: 25, discount: 250 },
      { amount: 1999, percentage: 25, discount: 500 },
      { amount: 3999, percentage: 25, discount: 1000 },
      { amount: 7999, percentage: 25, discount: 2000 },
      { amount: 1999, percentage: 20, discount: 400 },
      { amount: 10, percentage: 25, discount: 3 },
      { amount: 9, percentage: 25, discount: 2 },
      { amount: 1999, percentage: 0, discount: 0 },
      { amount: 1999, percentage: 100, discount: 1999 },
    ])
    .run(({ assert }, { amount, percentage, discount }) => {
      assert.equal(discountAmount(amount, percentage), discount)
    })
})

test.group('Discount codes', () => {
  test('lets everybody use a code without restrictions', ({ assert }) => {
    assert.deepEqual(mayUseCode(springCode(), order, now), ok(springCode()))
  })

  test('lets a member use a code whose every restriction is met', ({ assert }) => {
    const code = springCode({
      userId: order.userId,
      country: 'NL',
      currency: 'EUR',
      paymentMethods: ['paypal', 'ideal'],
      minimumOrderValue: 1999,
      expiresAt: now.plus({ seconds: 1 }),
    })
    assert.deepEqual(mayUseCode(code, order, now), ok(code))
  })

  test('does not find an unknown code', ({ assert }) => {
    assert.deepEqual(mayUseCode(null, order, now), refuse('code_not_found'))
  })

  test('refuses a code {title}: {refusal}')
    .with([
      { title: 'that was used', limits: { status: 'used' }, refusal: 'code_used' },
      {
        title: 'that another order holds',
        limits: { orderId: 'of-another' },
        refusal: 'code_used',
      },
      { title: 'at the moment it expires', limits: { expiresAt: now }, refusal: 'code_expired' },
      {
        title: 'of another member',
        limits: { userId: bob().user.id },
        refusal: 'code_not_for_you',
      },
      { title: 'for another country', limits: { country: 'BE' }, refusal: 'code_not_for_you' },
      { title: 'for another currency', limits: { currency: 'GBP' }, refusal: 'code_not_for_you' },
      {
        title: 'for other payment methods',
        limits: { paymentMethods: ['paypal'] },
        refusal: 'code_not_for_you',
      },
    ] as const)
    .run(({ assert }, { limits, refusal }) => {
      assert.deepEqual(mayUseCode(springCode(limits), order, now), refuse(refusal))
    })

  test('refuses a code below its minimum order, with that minimum', ({ assert }) => {
    const code = springCode({ minimumOrderValue: 2000 })
    const refused = refuse('code_minimum_order', { amount: 2000, currency: 'EUR' })
    assert.deepEqual(mayUseCode(code, order, now), refused)
  })
})

test.group('The state of a discount code', () => {
  const [past, future] = [now.minus({ days: 1 }), now.plus({ days: 1 })]

  test('is {state} when {title}')
    .with([
      { title: 'nobody used it', changes: {}, state: 'usable' },
      { title: 'it starts later', changes: { startsAt: future }, state: 'coming' },
      { title: 'it has started', changes: { startsAt: past, expiresAt: future }, state: 'usable' },
      { title: 'it starts now', changes: { startsAt: now }, state: 'usable' },
      { title: 'an open order holds it', changes: { orderId: 'one' }, state: 'held' },
      { title: 'held past its end', changes: { orderId: 'one', expiresAt: past }, state: 'held' },
      { title: 'its end is over', changes: { expiresAt: now }, state: 'ended' },
      {
        title: 'ended before it began',
        changes: { startsAt: future, expiresAt: past },
        state: 'ended',
      },
      { title: 'an order used it up', changes: { status: 'used', orderId: 'one' }, state: 'used' },
    ] as const)
    .run(({ assert }, { changes, state }) => {
      assert.equal(codeState(springCode(changes), now), state)
    })

  test('does not count before its start', ({ assert }) => {
    const refused = mayUseCode(springCode({ startsAt: future }), order, now)
    assert.deepEqual(refused, refuse('code_not_started'))
    assert.isTrue(mayUseCode(springCode({ startsAt: now }), order, now).ok)
  })
})
