import { defineMail } from '#mails/mail'
import { refundFacts, refundWords } from '#mails/payments/refund_facts'

/** Tells a member that a refund failed and that the credits are back. */
export default defineMail({
  kind: 'refund_failed',
  need: 'account',
  facts: refundFacts,
  link: () => '/transactions',
  words: refundWords,
})
