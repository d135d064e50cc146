import type { HttpContext } from '@adonisjs/core/http'
import { keptRegions } from '#queries/places/kept_regions'
import { regionsValidator } from '#validators/places/places'

export default class RegionsController {
  /** The regions of a country, loaded once and kept by the browser. */
  async index({ request, response }: HttpContext) {
    const { country } = await request.validateUsing(regionsValidator)
    response.header('Cache-Control', 'private, max-age=86400')
    return response.send(await keptRegions(country), true)
  }
}
