import { defineMail } from '#mails/mail'
import { refundFacts, refundWords, shortOrder } from '#mails/payments/refund_facts'

/** The receipt of a refund. */
export default defineMail({
  kind: 'refund',
  topic: 'payment',
  need: 'account',
  facts: refundFacts,
  link: ({ orderId }) => `/transactions/${orderId}`,
  letter: (refund, say) => {
    const { collectsFirst, credits, isByHand, isToAccount, keptMoney, money, orderId } = refund
    const { date, method, price } = refundWords(refund, say)
    const way = isByHand
      ? 'refund_by_hand_text'
      : isToAccount
        ? 'refund_account_text'
        : 'refund_text'
    return {
      subject: say.text('mails.refund_subject'),
      body: [
        money.amount > 0 ? say.text(`mails.${way}`, { credits, method, price }) : '',
        keptMoney.amount > 0 ? say.text('mails.refund_kept', { kept: say.price(keptMoney) }) : '',
        say.text(collectsFirst ? 'mails.refund_after_debit' : 'mails.refund_note'),
      ],
      button: say.text('mails.refund_button'),
      notes: [say.text('mails.refund_facts', { date, order: shortOrder(orderId) })],
    }
  },
})
