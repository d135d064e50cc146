import { defineMail } from '#mails/mail'
import { debitFacts, debitWords } from '#mails/payments/debit_facts'

/** Tells a member that their debit was returned. */
export default defineMail({
  kind: 'debit_returned',
  need: 'account',
  facts: debitFacts,
  link: ({ orderId }) => `/transactions/${orderId}`,
  words: debitWords,
})
