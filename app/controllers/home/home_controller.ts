import type { HttpContext } from '@adonisjs/core/http'
import { homePictures } from '#queries/home/home_pictures'

export default class HomeController {
  async index({ inertia, site }: HttpContext) {
    const { indexTitle, description, minAge } = site.settings
    const wall = await homePictures(site.id)
    return inertia.render('home/index', { ...wall, indexTitle, description, minAge })
  }
}
