import { defineMail } from '#mails/mail'
import Order from '#models/order'

/** Welcomes a member who bought their first bundle. */
export default defineMail({
  kind: 'premium',
  need: 'account',
  async facts({ orderId }) {
    const { credits } = await Order.findOrFail(orderId)
    return { credits }
  },
  link: () => '/members',
})
