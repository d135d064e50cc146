import type { HttpContext } from '@adonisjs/core/http'
import { staticPage } from '#queries/pages/static_page'

export default class PagesController {
  async show({ inertia, locale, params, site }: HttpContext) {
    return inertia.render('pages/show', await staticPage(params.page, locale, site))
  }
}
