import { test } from '@japa/runner'
import { Secret } from '@adonisjs/core/helpers'
import { MolliePaymentGateway } from '#adapters/mollie/mollie_payment_gateway'
import { StripePaymentGateway } from '#adapters/stripe/stripe_payment_gateway'
import { formWebhook, paymentGatewayContract } from '#tests/contracts/payment_gateway'
import { newPaymentContract } from '#tests/contracts/payments/new_payment'
import { mollieStub, mollieAtStub, stripeAtStub, stripeStub } from '#tests/support/providers/stubs'

/** With these keys the contract also runs against the real test mode. */
const { MOLLIE_TEST_KEY, STRIPE_TEST_KEY } = process.env

test.group('Mollie', (group) => {
  mollieStub.with(group)
  paymentGatewayContract(
    mollieAtStub,
    (_, paymentId, action) => mollieStub.pay(paymentId, action),
    formWebhook
  )
})

test.group('Stripe', (group) => {
  stripeStub.with(group)
  paymentGatewayContract(
    stripeAtStub,
    (_, paymentId, action) => stripeStub.pay(paymentId, action),
    (paymentId) => {
      const { body, signature } = stripeStub.event(paymentId)
      return { body, header: (name) => (name === 'stripe-signature' ? signature : undefined) }
    }
  )
})

if (MOLLIE_TEST_KEY) {
  test.group('Mollie in test mode', () => {
    const settings = { key: new Secret(MOLLIE_TEST_KEY), url: 'https://api.mollie.com/v2' }
    newPaymentContract(() => new MolliePaymentGateway(settings))
  })
}

if (STRIPE_TEST_KEY) {
  test.group('Stripe in test mode', () => {
    const settings = {
      key: new Secret(STRIPE_TEST_KEY),
      webhookSecret: new Secret('not needed to begin a payment'),
      url: 'https://api.stripe.com/v1',
    }
    newPaymentContract(() => new StripePaymentGateway(settings))
  })
}
