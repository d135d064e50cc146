import { defineMail } from '#mails/mail'
import { debitFacts, debitWords } from '#mails/payments/debit_facts'

/** Tells a member that they may pay by direct debit again. */
export default defineMail({
  kind: 'debit_unblocked',
  need: 'account',
  facts: debitFacts,
  link: () => '/credits',
  words: debitWords,
})
