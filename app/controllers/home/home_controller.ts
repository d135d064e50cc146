import type { HttpContext } from '@adonisjs/core/http'
import { wallPictures } from '#queries/home/wall_pictures'

export default class HomeController {
  async index({ inertia, site }: HttpContext) {
    const { indexTitle, description, minAge } = site.settings
    const pictures = await wallPictures(site.id)
    return inertia.render('home/index', { pictures, indexTitle, description, minAge })
  }
}
