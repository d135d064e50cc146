import type { HttpContext } from '@adonisjs/core/http'
import { searchPlaces } from '#queries/places/search_places'
import { placesValidator } from '#validators/places/places'

export default class PlacesController {
  async index({ request, response }: HttpContext) {
    const { region, q } = await request.validateUsing(placesValidator)
    response.header('Cache-Control', 'public, max-age=86400')
    return searchPlaces(region, q ?? '')
  }
}
