import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { markHidden, recordActivity } from '#live/presence'
import { presenceValidator } from '#validators/live/stream'

@inject()
export default class PageHiddenController {
  constructor(private ports: Ports) {}

  /**
   * A page says that it became hidden, with the id of its stream in the query: the time since its
   * member was online counts from here. Nothing is stored of a visitor.
   */
  async store({ viewer, request, response }: HttpContext) {
    const { stream } = await presenceValidator.validate(request.qs())
    if (viewer) {
      await recordActivity(viewer, this.ports.clock.now())
      await markHidden(viewer.profile.id, stream)
    }
    return response.noContent()
  }
}
