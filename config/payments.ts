import app from '@adonisjs/core/services/app'
import { readProviders } from '#support/payments/read_providers'
import env from '#start/env'

/** The sandbox takes play money: it is closed wherever real people pay. */
export const sandboxIsOpen = !app.inProduction || env.get('DEMO') === true

/** Which provider takes which method: one for all, and others for some. */
export const providerOf = readProviders(
  env.get('PAYMENT_PROVIDER') ?? 'sandbox',
  env.get('PAYMENT_METHODS') ?? ''
)

/** Where the APIs are, and the keys to them; null for a provider that is not in use. */
export const mollie = mollieSettings()
export const stripe = stripeSettings()

function mollieSettings() {
  const key = env.get('MOLLIE_API_KEY')
  return key ? { key, url: env.get('MOLLIE_URL') ?? 'https://api.mollie.com/v2' } : null
}

function stripeSettings() {
  const [key, webhookSecret] = [env.get('STRIPE_SECRET_KEY'), env.get('STRIPE_WEBHOOK_SECRET')]
  if (!key || !webhookSecret) return null
  return { key, webhookSecret, url: env.get('STRIPE_URL') ?? 'https://api.stripe.com/v1' }
}
