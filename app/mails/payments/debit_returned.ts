import { defineMail } from '#mails/mail'
import { debitFacts, debitWords } from '#mails/payments/debit_facts'

/** Tells a member that their debit was returned. */
export default defineMail({
  kind: 'debit_returned',
  topic: 'payment',
  need: 'account',
  facts: debitFacts,
  link: ({ orderId }) => `/transactions/${orderId}`,
  letter: (debit, say) => {
    const { price } = debitWords(debit, say)
    return {
      subject: say.text('mails.debit_returned_subject'),
      body: [
        say.text('mails.debit_returned_text', { price }),
        say.text('mails.debit_returned_note'),
        say.text('mails.object'),
      ],
      button: say.text('mails.debit_button'),
    }
  },
})
