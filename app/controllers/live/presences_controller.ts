import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { markVisible, recordActivity } from '#live/presence'
import { presenceValidator } from '#validators/live/stream'

@inject()
export default class PresencesController {
  constructor(private ports: Ports) {}

  /** A page says that it is visible: when it becomes so, and about once a minute. */
  async store({ member, request, response }: HttpContext) {
    const { stream } = await request.validateUsing(presenceValidator)
    await recordActivity(member, this.ports.clock.now())
    await markVisible(member.profile.id, stream)
    return response.noContent()
  }
}
