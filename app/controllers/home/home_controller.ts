import type { HttpContext } from '@adonisjs/core/http'
import { pageTexts } from '#queries/found/page_texts'
import { homePictures } from '#queries/home/home_pictures'

export default class HomeController {
  async index({ inertia, locale, site }: HttpContext) {
    const { minAge } = site.settings
    const wall = await homePictures(site.id)
    const { heading: title } = pageTexts(site, locale, 'home')
    return inertia.render('home/index', { ...wall, title, minAge })
  }
}
