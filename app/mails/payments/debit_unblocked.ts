import { defineMail } from '#mails/mail'
import { debitFacts, debitWords } from '#mails/payments/debit_facts'

/** Tells a member that they may pay by direct debit again. */
export default defineMail({
  kind: 'debit_unblocked',
  topic: 'payment',
  need: 'account',
  facts: debitFacts,
  link: () => '/credits',
  letter: (debit, say) => ({
    subject: say.text('mails.debit_unblocked_subject'),
    body: [say.text('mails.debit_unblocked_text', debitWords(debit, say))],
    button: say.text('mails.debit_unblocked_button'),
  }),
})
