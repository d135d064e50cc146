import { defineMail } from '#mails/mail'
import { refundFacts, refundWords, shortOrder } from '#mails/payments/refund_facts'

/** Tells a member that a refund failed and that the credits are back. */
export default defineMail({
  kind: 'refund_failed',
  topic: 'payment',
  need: 'account',
  facts: refundFacts,
  link: () => '/transactions',
  letter: (refund, say) => {
    const { date, method, price } = refundWords(refund, say)
    const { credits, orderId } = refund
    return {
      subject: say.text('mails.refund_failed_subject'),
      body: [
        say.text('mails.refund_failed_text', { credits, method, price }),
        say.text('mails.refund_failed_note'),
      ],
      button: say.text('mails.refund_failed_button'),
      notes: [say.text('mails.refund_facts', { date, order: shortOrder(orderId) })],
    }
  },
})
