import app from '@adonisjs/core/services/app'
import { paymentMethods, type PaymentMethod } from '#core/payments/methods/payment_method'
import env, { paymentProviders, type PaymentProvider } from '#start/env'

/** Methods that pay into the company's own account, without a provider. */
const ownMethods: Partial<Record<PaymentMethod, string>> = { sdd: 'direct_debit', sct: 'bank' }

/** The sandbox completes payments without money: it is closed in production. */
export const sandboxIsOpen = !app.inProduction || env.get('DEMO') === true

/** The provider of each method: one by default, others for some. */
export const providerOf = readProviders(
  env.get('PAYMENT_PROVIDER') ?? 'sandbox',
  env.get('PAYMENT_METHODS') ?? ''
)

/** API addresses and keys; null for a provider that is not in use. */
export const mollie = mollieSettings()
export const stripe = stripeSettings()

function mollieSettings() {
  const key = env.get('MOLLIE_API_KEY')
  return key ? { key, url: env.get('MOLLIE_URL') ?? 'https://api.mollie.com/v2' } : null
}

function stripeSettings() {
  const key = env.get('STRIPE_SECRET_KEY')
  const webhookSecret = env.get('STRIPE_WEBHOOK_SECRET')
  if (!key || !webhookSecret) return null
  return { key, webhookSecret, url: env.get('STRIPE_URL') ?? 'https://api.stripe.com/v1' }
}

/**
 * Reads the provider of each method from `creditcard:stripe,paypal:mollie`; `usual` has the others,
 * except those of the company's own account. Throws for an unknown word, so that a mistake shows at
 * the start and not with the first payer.
 */
export function readProviders(usual: PaymentProvider, exceptions: string) {
  const byMethod = new Map(
    exceptions
      .split(',')
      .filter((pair) => pair.trim())
      .map(readPair)
  )
  return (method: PaymentMethod): string => ownMethods[method] ?? byMethod.get(method) ?? usual
}

function readPair(pair: string): [PaymentMethod, PaymentProvider] {
  const [method, provider] = pair.split(':').map((word) => word.trim())
  const known = paymentMethods.find((one) => one === method)
  const named = paymentProviders.find((one) => one === provider)
  if (known && named && !ownMethods[known]) return [known, named]
  throw new Error(
    `PAYMENT_METHODS: "${pair}" is not a method that a provider takes, and its provider`
  )
}
