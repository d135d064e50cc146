import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { tellSecondsSeen } from '#core/users/page_view'
import { pageViewValidator } from '#validators/sites/page_view'

@inject()
export default class PageViewsController {
  constructor(private ports: Ports) {}

  /** A page tells for how many seconds it was seen; the answer does not say whether it is known. */
  async update({ params, request, response }: HttpContext) {
    const { seconds } = await request.validateUsing(pageViewValidator)
    await tellSecondsSeen(this.ports, { id: params.id, told: seconds })
    return response.noContent()
  }
}
