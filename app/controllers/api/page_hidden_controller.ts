import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'

@inject()
export default class PageHiddenController {
  constructor(private ports: Ports) {}

  /** Records the member's last activity: the time since they were online counts from here. */
  async store({ viewer, response }: HttpContext) {
    const now = this.ports.clock.now()
    await viewer?.profile.merge({ lastActiveAt: now }).save()
    return response.noContent()
  }
}
