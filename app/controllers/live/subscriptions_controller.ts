import type { HttpContext } from '@adonisjs/core/http'
import { channelOf, subscribeStream } from '#live/streams'
import { subscriptionValidator } from '#validators/live/stream'

export default class SubscriptionsController {
  /** Subscribes a page to its own member's channel, on a stream that it has opened. */
  async store({ member, request, response }: HttpContext) {
    const { uid, channel } = await request.validateUsing(subscriptionValidator)
    const { id } = member.profile
    if (channel !== channelOf(id) || !subscribeStream(id, uid)) return response.badRequest()
    return response.noContent()
  }
}
