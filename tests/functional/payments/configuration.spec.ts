import { test } from '@japa/runner'
import { ConfiguredPaymentGateways } from '#adapters/configured/configured_payment_gateways'
import { fromDecimal, toDecimal } from '#adapters/http/decimal_amount'
import { SandboxPaymentGateway } from '#adapters/sandbox/sandbox_payment_gateway'
import { readProviders, unusableProviders } from '#config/payments'

test.group('The provider of a payment method', () => {
  test('is a default, unless the method names another', ({ assert }) => {
    const providerOf = readProviders('mollie', 'creditcard:stripe, applepay:stripe')
    assert.equal(providerOf('creditcard'), 'stripe')
    assert.equal(providerOf('applepay'), 'stripe')
    assert.equal(providerOf('ideal'), 'mollie')
  })

  test('is none for a direct debit', ({ assert }) => {
    for (const usual of ['sandbox', 'mollie', 'stripe'] as const) {
      assert.equal(readProviders(usual, '')('sdd'), 'direct_debit')
    }
  })

  test('is none for what the default does not take', ({ assert }) => {
    const providerOf = readProviders('stripe', 'ideal:mollie')
    assert.equal(providerOf('creditcard'), 'stripe')
    assert.equal(providerOf('ideal'), 'mollie')
    for (const method of ['paypal', 'bancontact', 'paysafecard', 'giropay'] as const) {
      assert.isNull(providerOf(method))
    }
  })

  test('is refused at start where it does not take the method, with what it takes', ({
    assert,
  }) => {
    assert.throws(
      () => readProviders('mollie', 'ideal:stripe'),
      'PAYMENT_METHODS: stripe does not take ideal; it takes creditcard, applepay'
    )
  })

  test('is refused at start for {$self}')
    .with(['creditcard', 'creditcard:acme', 'card:stripe', 'creditcard stripe', 'sdd:mollie'])
    .run(({ assert }, pairs) => {
      assert.throws(() => readProviders('sandbox', pairs), /PAYMENT_METHODS/)
    })

  test('offers nothing while it has no keys, and is named', ({ assert }) => {
    const providerOf = readProviders('mollie', 'creditcard:stripe')
    const takes = { sandbox: false, mollie: true, stripe: false }
    const { methods, providers } = unusableProviders(providerOf, takes)
    assert.deepEqual(providers, ['stripe'])
    assert.include(methods, 'creditcard')
    for (const method of ['ideal', 'sct', 'sdd'] as const) assert.notInclude(methods, method)
    const keyless = unusableProviders(providerOf, { ...takes, mollie: false })
    assert.deepEqual(keyless.providers, ['mollie', 'stripe'])
    assert.notInclude(keyless.methods, 'sct')
    const closed = unusableProviders(readProviders('sandbox', ''), takes)
    assert.deepEqual(closed.providers, ['sandbox'])
    assert.include(closed.methods, 'ideal')
  })

  test('is a fault when its keys are missing', ({ assert }) => {
    const payments = new ConfiguredPaymentGateways([new SandboxPaymentGateway()], () => 'mollie')
    assert.throws(() => payments.for('ideal'), 'ideal goes to mollie, for which there are no keys')
    assert.isNull(payments.named('mollie'))
  })
})

test.group('An amount with decimals', () => {
  test('is written and read as {value}')
    .with([
      { amount: 1, value: '0.01' },
      { amount: 99, value: '0.99' },
      { amount: 1000, value: '10.00' },
      { amount: 36239, value: '362.39' },
    ])
    .run(({ assert }, { amount, value }) => {
      assert.deepEqual(toDecimal({ amount, currency: 'PLN' }), { currency: 'PLN', value })
      assert.deepEqual(fromDecimal({ currency: 'PLN', value }), { amount, currency: 'PLN' })
    })

  test('is refused when it is {$self}')
    .with(['10', '10.0', '1e3', '-1.00', '10.000', ''])
    .run(({ assert }, value) => {
      assert.isNull(fromDecimal({ currency: 'EUR', value }))
      assert.isNull(fromDecimal({ currency: 'JPY', value: '10.00' }))
    })
})
