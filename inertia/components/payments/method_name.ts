import type { PaymentMethod } from '../../../core/payments/methods/payment_method'
import type { TextKey } from '~/i18n/keys'

/** Name of a payment method on its own. */
export function methodName(method: PaymentMethod): TextKey {
  return `payments.method_${method}`
}

/** Name within a sentence: "Pay with credit card". Brand names stay as they are. */
export function methodInSentence(method: PaymentMethod): TextKey {
  return inSentence[method] ?? methodName(method)
}

const inSentence: Partial<Record<PaymentMethod, TextKey>> = {
  sdd: 'payments.sentence_sdd',
  sct: 'payments.sentence_sct',
  creditcard: 'payments.sentence_creditcard',
}
