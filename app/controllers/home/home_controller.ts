import type { HttpContext } from '@adonisjs/core/http'
import { addressIn } from '#core/sites/public_pages/address'
import { visitorMaySearch } from '#middleware/routes/search_access_middleware'
import { visitorMaySignUp } from '#middleware/routes/signup_access_middleware'
import { pageTexts } from '#queries/seo/page_texts'
import { homePictures } from '#queries/home/home_pictures'
import { homeSections } from '#queries/home/home_sections'
import { plainDocument } from '#replies/plain_document'

/** Always a document of its own, without React in the browser: docs/decisions/0116. */
export default class HomeController {
  async index(ctx: HttpContext) {
    const { addressLocale, inertia, locale, request, session, site } = ctx
    if (inertia.requestInfo().isInertiaRequest) {
      session.reflash()
      return inertia.location(addressIn(addressLocale ?? null, request.url(true)))
    }
    const { minAge } = site.settings
    const wall = await homePictures(site.id)
    const { heading: title } = pageTexts(site, locale, 'home')
    const maySearch = visitorMaySearch(ctx)
    const sections = await homeSections(ctx, { drawn: wall.drawn, maySearch })
    const props = { ...wall, title, minAge, sections, open: visitorMaySignUp(ctx) }
    return inertia.render('home/index', props, plainDocument(ctx))
  }
}
