import { paymentMethods, type PaymentMethod } from '#core/payments/methods/payment_method'
import env, { paymentProviders, stripeVersions, type PaymentProvider } from '#start/env'

/** Methods that pay into the company's own account, without a provider. */
const ownMethods: Partial<Record<PaymentMethod, string>> = { sdd: 'direct_debit', sct: 'bank' }

const cards: readonly PaymentMethod[] = ['creditcard', 'applepay']

/** The methods that our adapter of each provider takes. */
const takenBy: Record<PaymentProvider, readonly PaymentMethod[]> = {
  sandbox: paymentMethods,
  mollie: [...cards, 'ideal', 'bancontact', 'eps', 'blik', 'prezelewy24', 'paypal', 'paysafecard'],
  stripe: cards,
}

/**
 * The sandbox completes payments without money: it is closed in production. Commands read this before the application
 * knows where it runs.
 */
export const sandboxIsOpen = env.get('NODE_ENV') !== 'production' || env.get('DEMO') === true

/** The provider of each method: one by default, others for some. */
export const providerOf = readProviders(
  env.get('PAYMENT_PROVIDER') ?? 'sandbox',
  env.get('PAYMENT_METHODS') ?? ''
)

/** API addresses and keys; null for a provider that is not in use. */
export const mollie = mollieSettings()
export const stripe = stripeSettings()

/** The providers that take money here. */
const takingMoney: Record<PaymentProvider, boolean> = {
  sandbox: sandboxIsOpen,
  mollie: mollie !== null,
  stripe: stripe !== null,
}

const unusable = unusableProviders(providerOf, takingMoney)

/** Providers that methods go to without the keys for it; the sandbox where it is closed. */
export const providersWithoutKeys = unusable.providers

/** The methods that no provider in use takes: they are offered to nobody. */
export const methodsWithoutProvider = unusable.methods

/** The companies that payments of members go through. */
export const payingThrough = paymentProviders.filter(
  (provider) =>
    provider !== 'sandbox' &&
    takingMoney[provider] &&
    paymentMethods.some((method) => providerOf(method) === provider)
)

/**
 * The methods that nobody takes: no provider does, or theirs takes no money as it has no keys; and
 * those providers.
 */
export function unusableProviders(
  providerOfMethod: (method: PaymentMethod) => string | null,
  takes: Record<PaymentProvider, boolean>
) {
  const without = paymentProviders.filter((provider) => !takes[provider])
  const isWithout = (name: string | null) => without.some((provider) => provider === name)
  const methods = paymentMethods.filter((method) => {
    const provider = providerOfMethod(method)
    return provider === null || isWithout(provider)
  })
  const providers = without.filter((provider) =>
    methods.some((method) => providerOfMethod(method) === provider)
  )
  return { methods, providers }
}

function mollieSettings() {
  const key = env.get('MOLLIE_API_KEY')
  return key ? { key, url: env.get('MOLLIE_URL') ?? 'https://api.mollie.com/v2' } : null
}

function stripeSettings() {
  const key = env.get('STRIPE_SECRET_KEY')
  const webhookSecret = env.get('STRIPE_WEBHOOK_SECRET')
  if (!key || !webhookSecret) return null
  const version = env.get('STRIPE_API_VERSION') ?? stripeVersions[0]
  return { key, webhookSecret, version, url: env.get('STRIPE_URL') ?? 'https://api.stripe.com/v1' }
}

/**
 * Reads the provider of each method from `creditcard:stripe,paypal:mollie`; `usual` has the others,
 * except those of the company's own account and those that it does not take, which have none (null).
 * Throws for an unknown word and for a provider that does not take its method, so that a mistake
 * shows at the start and not with the first payer.
 */
export function readProviders(usual: PaymentProvider, exceptions: string) {
  const byMethod = new Map(
    exceptions
      .split(',')
      .filter((pair) => pair.trim())
      .map(readPair)
  )
  const usualOf = (method: PaymentMethod) => (takenBy[usual].includes(method) ? usual : null)
  return (method: PaymentMethod): string | null =>
    ownMethods[method] ?? byMethod.get(method) ?? usualOf(method)
}

function readPair(pair: string): [PaymentMethod, PaymentProvider] {
  const [method, provider] = pair.split(':').map((word) => word.trim())
  const known = paymentMethods.find((one) => one === method)
  const named = paymentProviders.find((one) => one === provider)
  if (known && named && !ownMethods[known]) {
    if (takenBy[named].includes(known)) return [known, named]
    const methods = takenBy[named].join(', ')
    throw new Error(`PAYMENT_METHODS: ${named} does not take ${known}; it takes ${methods}`)
  }
  throw new Error(
    `PAYMENT_METHODS: "${pair}" is not a method that a provider takes, and its provider`
  )
}
