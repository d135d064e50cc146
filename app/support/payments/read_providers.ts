import { paymentMethods, type PaymentMethod } from '#core/payments/methods/payment_method'

export const providers = ['sandbox', 'mollie', 'stripe'] as const

export type Provider = (typeof providers)[number]

/** Methods by which money comes to our own account, past every provider. */
const own: Partial<Record<PaymentMethod, string>> = { sdd: 'direct_debit', sct: 'bank' }

/**
 * Reads which provider takes which method from `creditcard:stripe,paypal:mollie`; `usual` takes
 * the others, but for those of our own account, which no provider may be given. A word that is neither is a mistake that must not wait for the first payer.
 */
export function readProviders(usual: Provider, exceptions: string) {
  const byMethod = new Map(
    exceptions
      .split(',')
      .filter((pair) => pair.trim())
      .map(readPair)
  )
  return (method: PaymentMethod): string => own[method] ?? byMethod.get(method) ?? usual
}

function readPair(pair: string): [PaymentMethod, Provider] {
  const [method, provider] = pair.split(':').map((word) => word.trim())
  const known = paymentMethods.find((one) => one === method)
  const named = providers.find((one) => one === provider)
  if (known && named && !own[known]) return [known, named]
  throw new Error(
    `PAYMENT_METHODS: "${pair}" is not a method that a provider takes, and its provider`
  )
}
