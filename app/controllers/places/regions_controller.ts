import type { HttpContext } from '@adonisjs/core/http'
import { keptRegions } from '#queries/places/kept_regions'
import { regionsValidator } from '#validators/places/places'

export default class RegionsController {
  async index({ request, response }: HttpContext) {
    const { country } = await request.validateUsing(regionsValidator)
    response.header('Cache-Control', 'public, max-age=86400')
    return keptRegions(country)
  }
}
