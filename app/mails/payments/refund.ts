import { defineMail } from '#mails/mail'
import { refundFacts, refundWords } from '#mails/payments/refund_facts'

/** The receipt of a refund. */
export default defineMail({
  kind: 'refund',
  need: 'account',
  facts: refundFacts,
  link: ({ orderId }) => `/transactions/${orderId}`,
  words: (facts, say) => {
    const { date, paidBy, price } = refundWords(facts, say)
    return { date, paidBy, price, kept: say.price(facts.keptMoney) }
  },
})
