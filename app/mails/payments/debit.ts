import { defineMail } from '#mails/mail'
import { debitFacts, debitWords } from '#mails/payments/debit_facts'

/** Announces a debit, as the SEPA rules require. */
export default defineMail({
  kind: 'debit',
  need: 'needed',
  facts: debitFacts,
  link: ({ orderId }) => `/transactions/${orderId}`,
  words: debitWords,
})
