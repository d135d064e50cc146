import type { HttpContext } from '@adonisjs/core/http'
import { channelOf, listen } from '#support/live_streams'
import { subscriptionValidator } from '#validators/live/stream'

export default class SubscriptionsController {
  /** A page may listen to its own member alone, on a stream it has opened. */
  async store({ member, request, response }: HttpContext) {
    const { uid, channel } = await request.validateUsing(subscriptionValidator)
    const { id } = member!.profile
    const listens = channel === channelOf(id) && listen(id, uid)
    return listens ? response.noContent() : response.badRequest()
  }
}
