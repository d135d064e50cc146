import { defineMail } from '#mails/mail'
import { debitFacts, debitWords } from '#mails/payments/debit_facts'

/** Announces a debit, which whoever collects one has to do. */
export default defineMail({
  kind: 'debit',
  need: 'needed',
  facts: debitFacts,
  link: ({ orderId }) => `/transactions/${orderId}`,
  words: debitWords,
})
