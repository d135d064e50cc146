import { test } from '@japa/runner'
import { defaultSettings } from '#core/sites/settings/settings'
import { DateTime } from 'luxon'
import { quoteOrder, type QuoteInput } from '#core/payments/orders/quote'
import { refuse } from '#core/result'
import { fiftyCredits, fiftyForPounds } from '#tests/support/payments/checkout'
import { springCode } from '#tests/support/payments/discount_codes'
import { ada } from '#tests/support/people/people'

const now = DateTime.utc(2026, 3, 1, 12)
const regular = ada().user
const newcomer = ada({ user: { signupDate: now.minus({ hours: 1 }) } }).user

const question: QuoteInput = {
  package: fiftyCredits,
  method: 'paypal',
  closed: [],
  costs: defaultSettings,
  minimum: 1,
  country: 'DE',
  user: regular,
  bonusHeldBy: null,
  now,
}

function quoted(changes: Partial<QuoteInput>) {
  const quote = quoteOrder({ ...question, ...changes })
  if (!quote.ok) throw new Error(quote.refusal)
  return quote.value
}

test.group('Quote', () => {
  test('adds the costs of the method to the price of the package', ({ assert }) => {
    assert.deepEqual(quoted({ method: 'ideal', country: 'NL' }), {
      credits: 50,
      currency: 'EUR',
      lines: { packageAmount: 1999, discountAmount: 0, costsAmount: 0, totalAmount: 1999 },
      discount: null,
    })
  })

  test('subtracts the welcome bonus before it adds the costs', ({ assert }) => {
    const { lines, discount } = quoted({ user: newcomer })
    const less = { packageAmount: 1999, discountAmount: 500, costsAmount: 86, totalAmount: 1585 }
    assert.deepEqual(lines, less)
    assert.include(discount, { code: 'TIMEBONUS25', valuePercentage: 25 })
  })

  test('adds no costs where nothing is paid', ({ assert }) => {
    const { lines } = quoted({ code: springCode({ valuePercentage: 100 }) })
    const free = { packageAmount: 1999, discountAmount: 1999, costsAmount: 0, totalAmount: 0 }
    assert.deepEqual(lines, free)
  })

  test('subtracts the discount of an entered code', ({ assert }) => {
    const { lines, discount } = quoted({ code: springCode() })
    assert.equal(lines.discountAmount, 200)
    assert.equal(discount?.code, 'SPRING10')
  })

  test('keeps the welcome bonus where an entered code would save less', ({ assert }) => {
    const { discount } = quoted({ user: newcomer, code: springCode() })
    assert.equal(discount?.code, 'TIMEBONUS25')
  })

  test('prefers an entered code that saves as much as the welcome bonus, or more', ({ assert }) => {
    for (const valuePercentage of [25, 40]) {
      const { discount } = quoted({ user: newcomer, code: springCode({ valuePercentage }) })
      assert.include(discount, { code: 'SPRING10', valuePercentage })
    }
  })

  test('refuses a package in the currency of another country', ({ assert }) => {
    const quote = quoteOrder({ ...question, package: fiftyForPounds })
    assert.deepEqual(quote, refuse('wrong_currency'))
  })

  test('refuses a method that the site has closed', ({ assert }) => {
    const asked = { ...question, method: 'sct' } as const
    assert.isTrue(quoteOrder(asked).ok)
    const quote = quoteOrder({ ...asked, closed: ['sct'] })
    assert.deepEqual(quote, refuse('method_not_available'))
  })

  test('refuses {method} in {country}')
    .with([
      { method: 'ideal', country: 'DE' },
      { method: 'giropay', country: 'DE' },
      { method: 'sofort', country: 'AT' },
      { method: 'visa', country: 'NL' },
    ] as const)
    .run(({ assert }, { method, country }) => {
      assert.deepEqual(quoteOrder({ ...question, method, country }), refuse('method_not_available'))
    })

  test('refuses an unknown code even while the welcome bonus runs', ({ assert }) => {
    const quote = quoteOrder({ ...question, user: newcomer, code: null })
    assert.deepEqual(quote, refuse('code_not_found'))
  })
})
