import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { positionValidator } from '#validators/places/position'

@inject()
export default class GeocodesController {
  constructor(private ports: Ports) {}

  /**
   * The place nearest to a position; false where there is none, or where the site is closed. The
   * position is neither stored nor logged.
   */
  async show({ request, response, site }: HttpContext) {
    const { lat, lon } = await request.validateUsing(positionValidator)
    const found = await this.ports.geocoder.nearest({ latitude: lat, longitude: lon })
    response.header('Cache-Control', 'no-store')
    if (!found || !site.settings.countries.includes(found.country)) return response.json(false)
    const { country, regionId, region, placeId, place } = found
    return { country, region: { id: regionId, name: region }, place: { id: placeId, name: place } }
  }
}
