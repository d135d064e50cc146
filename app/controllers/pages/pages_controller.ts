import type { HttpContext } from '@adonisjs/core/http'
import { imprintOf } from '#queries/pages/imprint'
import { staticPage } from '#queries/pages/static_page'

export default class PagesController {
  async show({ inertia, locale, params, site }: HttpContext) {
    const page = await staticPage(params.page, locale, site)
    const imprint = params.page === 'service' ? imprintOf(site, locale) : null
    return inertia.render('pages/show', { ...page, imprint })
  }
}
