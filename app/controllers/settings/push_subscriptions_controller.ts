import type { HttpContext } from '@adonisjs/core/http'
import PushSubscription from '#models/push_subscription'
import { withdrawnEndpointValidator } from '#validators/settings/push_subscription'

export default class PushSubscriptionsController {
  /** Removes the subscription of this browser; a missing one is no error. */
  async destroy({ member, request, response }: HttpContext) {
    const { endpoint } = await request.validateUsing(withdrawnEndpointValidator)
    await PushSubscription.query().where({ userId: member.user.id, endpoint }).delete()
    return response.noContent()
  }
}
