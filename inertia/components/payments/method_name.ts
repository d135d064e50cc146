import type { PaymentMethod } from '../../../core/payments/methods/payment_method'
import type { TextKey } from '~/i18n/keys'

/** What a method is called where its name stands alone. */
export function methodName(method: PaymentMethod): TextKey {
  return `payments.method_${method}`
}

/** What it is called within a sentence: "Pay with credit card". Names of firms stay as they are. */
export function methodInSentence(method: PaymentMethod): TextKey {
  return inSentence[method] ?? methodName(method)
}

const inSentence: Partial<Record<PaymentMethod, TextKey>> = {
  sdd: 'payments.sentence_sdd',
  sct: 'payments.sentence_sct',
  creditcard: 'payments.sentence_creditcard',
}
