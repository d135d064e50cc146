import { defineMail } from '#mails/mail'
import Order from '#models/order'

/** Welcomes a member who bought their first bundle. */
export default defineMail({
  kind: 'premium',
  topic: 'payment',
  need: 'account',
  async facts({ orderId }) {
    const { credits } = await Order.findOrFail(orderId)
    return { credits }
  },
  link: () => '/members',
  letter: ({ credits }, { text }) => ({
    subject: text('mails.premium_subject'),
    body: [text('mails.premium_text', { credits }), text('mails.premium_more')],
    button: text('mails.premium_button'),
    notes: [text('mails.premium_refund')],
  }),
})
