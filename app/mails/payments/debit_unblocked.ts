import { defineMail } from '#mails/mail'
import { debitFacts, debitWords } from '#mails/payments/debit_facts'

/** Tells that direct debit is open to the member again. */
export default defineMail({
  kind: 'debit_unblocked',
  need: 'account',
  facts: debitFacts,
  link: () => '/credits',
  words: debitWords,
})
