import type { EventNamed } from '#core/ports/events'
import Order from '#models/order'
import Profile from '#models/profile'
import { sendLive } from '#live/events'

/** Updates order and balance on the buyer's open pages. */
export default class ShowOrder {
  async handle({ orderId, userId }: EventNamed<'order_settled'>) {
    const { status } = await Order.findOrFail(orderId)
    const profile = await Profile.findByOrFail('userId', userId)
    sendLive(profile.id, { type: 'order', orderId, status })
  }
}
