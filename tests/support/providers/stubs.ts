import { Secret } from '@adonisjs/core/helpers'
import { MolliePaymentGateway } from '#adapters/mollie/mollie_payment_gateway'
import { StripePaymentGateway } from '#adapters/stripe/stripe_payment_gateway'
import { stripeVersions } from '#start/env'
import { mollieKey, MollieStub } from '#tests/support/providers/mollie_stub'
import { stripeKey, StripeStub, stripeWebhookSecret } from '#tests/support/providers/stripe_stub'

export const mollieStub = new MollieStub()
export const stripeStub = new StripeStub()

export function mollieAtStub() {
  return new MolliePaymentGateway({ key: new Secret(mollieKey), url: mollieStub.url })
}

export function stripeAtStub(version: (typeof stripeVersions)[number] = stripeVersions[0]) {
  return new StripePaymentGateway({
    key: new Secret(stripeKey),
    webhookSecret: new Secret(stripeWebhookSecret),
    url: stripeStub.url,
    version,
  })
}
