import { defineMail } from '#mails/mail'
import { debitFacts, debitWords } from '#mails/payments/debit_facts'

/** Announces a debit, as the SEPA rules require. */
export default defineMail({
  kind: 'debit',
  topic: 'payment',
  need: 'needed',
  facts: debitFacts,
  link: ({ orderId }) => `/transactions/${orderId}`,
  letter: ({ account, creditor, creditorId, reference, ...debit }, say) => {
    const { date, price } = debitWords(debit, say)
    return {
      subject: say.text('mails.debit_subject', { date }),
      body: [
        say.text('mails.debit_text', { account, date, price }),
        {
          facts: [
            [say.text('debit.amount'), price],
            [say.text('debit.collect_on'), date],
            [say.text('debit.iban'), account],
            [say.text('debit.creditor'), creditor],
            [say.text('debit.creditor_id'), creditorId],
            [say.text('debit.reference'), reference],
          ],
        },
        say.text('mails.debit_note'),
      ],
      button: say.text('mails.debit_button'),
    }
  },
})
