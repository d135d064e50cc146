import type { HttpContext } from '@adonisjs/core/http'
import { visitorMaySearch } from '#middleware/search_access_middleware'
import { pageTexts } from '#queries/found/page_texts'
import { homePictures } from '#queries/home/home_pictures'
import { homeSections } from '#queries/home/home_sections'

export default class HomeController {
  async index(ctx: HttpContext) {
    const { inertia, locale, site } = ctx
    const { minAge } = site.settings
    const wall = await homePictures(site.id)
    const { heading: title } = pageTexts(site, locale, 'home')
    // The sections are HTML of the first answer alone: docs/decisions/0101.
    const wantsHtml = !inertia.requestInfo().isInertiaRequest
    const sections = wantsHtml
      ? await homeSections(ctx, { drawn: wall.drawn, maySearch: visitorMaySearch(ctx) })
      : null
    return inertia.render('home/index', { ...wall, title, minAge, sections })
  }
}
