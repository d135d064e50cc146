import type { PaymentMethod } from '#core/payments/methods/payment_method'

/** Methods that are called by a common noun; the others are brands, which are written the same everywhere. */
const nouns = ['sdd', 'sct', 'creditcard'] as const

function isNoun(method: PaymentMethod): method is (typeof nouns)[number] {
  return nouns.some((noun) => noun === method)
}

/**
 * The key of a method's name within a sentence, as in "paid with credit card"; `payments.method_…` is its
 * name on its own.
 */
export function methodInSentence(method: PaymentMethod) {
  return isNoun(method)
    ? (`payments.sentence_${method}` as const)
    : (`payments.method_${method}` as const)
}
